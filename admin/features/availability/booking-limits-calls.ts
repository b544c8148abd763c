import type { Values } from '#admin/forms/drafts.ts';
import { numberIn } from '#admin/forms/number-in.ts';
import { send } from '#client/send.ts';
import type { BookingLimits } from '#domain/booking/limits/booking-limits.ts';
import { addressesIn } from './address-lines.ts';

export const saveBookingLimits = (values: Values, revision: number | undefined) =>
  send('PUT /api/booking-limits', {
    json: {
      revision,
      perClient: numberIn(values['perClient']),
      perAgent: numberIn(values['perAgent']),
      agents: addressesIn(values['agents']),
      confirmNew: values['confirmNew'] === 'on',
      online: values['onlineMode'] === 'own' ? numberIn(values['online']) : values['onlineMode'],
    },
  });

/** The texts of the form, with one agent's address per line. */
export const limitValues = ({
  perClient,
  perAgent,
  agents,
  online,
  confirmNew,
}: BookingLimits): Values => ({
  perClient: String(perClient),
  perAgent: String(perAgent),
  agents: agents.join('\n'),
  confirmNew: confirmNew ? 'on' : 'off',
  onlineMode: typeof online === 'number' ? 'own' : online,
  online: typeof online === 'number' ? String(online) : '',
});
