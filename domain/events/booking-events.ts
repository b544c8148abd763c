import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { LeadEvent, LeadEventType } from './lead-event.ts';

/**
 * The events of `booking`, oldest first; none for a deleted or erased booking, or for one that its client
 * never confirmed: the confirmation creates it. Reopening a canceled booking creates a new event, because
 * receivers of the cancellation have removed it. Reopening a completed booking makes no event: the appointment
 * stood all the time.
 */
export function bookingEvents(booking: Booking): LeadEvent[] {
  if (folderOf(booking) !== 'inbox' || booking.erasedAt !== undefined) return [];
  if (booking.confirmBy !== undefined) return [];
  const { id, createdAt, history } = booking;
  const confirmed = history.findLastIndex(({ what }) => what === 'confirmed');
  const made: LeadEvent[] =
    confirmed < 0
      ? [
          {
            id: `booking-${id}-0`,
            type: 'booking.created',
            at: new Date(createdAt),
            about: { booking },
          },
        ]
      : [];
  return [
    ...made,
    ...history.flatMap((change, index): LeadEvent[] => {
      if (index < confirmed) return [];
      const type = typeOf(change, history.slice(0, index));
      const about = { booking, change };
      return type
        ? [{ id: `booking-${id}-${index + 1}`, type, at: new Date(change.at), about }]
        : [];
    }),
  ];
}

function typeOf(
  { what }: BookingHistoryEntry,
  before: readonly BookingHistoryEntry[],
): LeadEventType | undefined {
  if (what === 'confirmed') return 'booking.created';
  if (what === 'moved' || what === 'cancelled' || what === 'completed') return `booking.${what}`;
  const ended = before.findLast(
    (entry) => entry.what === 'cancelled' || entry.what === 'completed',
  );
  return what === 'reopened' && ended?.what === 'cancelled' ? 'booking.created' : undefined;
}
