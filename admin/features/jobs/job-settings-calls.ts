import { amountText, centsOfField } from '#admin/forms/cents-in.ts';
import type { Values } from '#admin/forms/drafts.ts';
import { numberIn } from '#admin/forms/number-in.ts';
import { send } from '#client/send.ts';
import type { JobSettings } from '#domain/jobs/job-settings.ts';

/** Throws a `FieldFault` for a fee that is no amount. */
export const saveJobSettings = async (values: Values, revision: number | undefined) =>
  send('PUT /api/job-settings', {
    json: {
      revision,
      paymentTime: values['paymentTime'],
      linkMonths: numberIn(values['linkMonths']),
      signWhenBooking: values['signWhenBooking'] === 'on',
      noShowFee: feeIn(values, 'noShowFee'),
      lateCancellationFee: feeIn(values, 'lateCancellationFee'),
    },
  });

const feeIn = (values: Values, name: keyof JobSettings) =>
  values[name]?.trim() ? centsOfField(name, values[name]) : undefined;

/** The texts of the form, with fees in dollars. */
export const jobSettingsValues = ({
  paymentTime,
  linkMonths,
  signWhenBooking,
  noShowFee,
  lateCancellationFee,
}: JobSettings): Values => ({
  paymentTime,
  linkMonths: String(linkMonths),
  signWhenBooking: signWhenBooking ? 'on' : '',
  noShowFee: amountText(noShowFee),
  lateCancellationFee: amountText(lateCancellationFee),
});
