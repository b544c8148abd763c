import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { bookingMessages } from '#domain/messages/booking-messages.ts';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import type { BusinessMoment } from '#domain/schedule/business-clock.ts';

/** Who gets an email if `bookings` are canceled at `at`. */
export function recipientsText(
  bookings: readonly Booking[],
  settings: ShownMessageSettings,
  at: BusinessMoment,
): string {
  const told = bookings.map((booking) => recipientsOf(booking, settings, at));
  const clients = told.filter((recipients) => recipients.includes('client')).length;
  if (told.length !== 1) return clientsText(clients, told.length);
  const people = told[0]?.map((recipient) => `the ${recipient}`).join(' and ') ?? '';
  const verb = told[0]?.length === 1 ? 'is' : 'are';
  return [
    people && `${people.charAt(0).toUpperCase()}${people.slice(1)} ${verb} notified by email.`,
    clients === 0 && 'The client gets no email: please call.',
  ]
    .filter(Boolean)
    .join(' ');
}

function clientsText(clients: number, all: number): string {
  if (clients === 0) return 'No client gets an email: please call.';
  const who =
    clients === all
      ? 'Each client is'
      : `Of ${all} clients ${clients} ${clients === 1 ? 'is' : 'are'}`;
  return `${who} notified by email. To cancel without notifying anyone, delete them instead.`;
}

/** Without the owner, who cancels. */
function recipientsOf(
  booking: Booking,
  settings: ShownMessageSettings,
  { now, zone }: BusinessMoment,
): string[] {
  const cancelled = applyBookingAction(booking, { action: 'cancel', at: now, by: '' });
  if (!cancelled || !settings.isMailSetUp) return [];
  // Messages due before messages were turned on are not due now.
  const messages = bookingMessages(
    cancelled,
    { ...settings, since: now.toISOString(), onSince: {} },
    zone,
  );
  const recipients = messages.map(({ kind }) => messageKindDisplays[kind].to);
  return [...new Set<string>(recipients)].filter((recipient) => recipient !== 'owner');
}
