import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';

/** What a message about a booking follows from. */
export interface Cause {
  /** The number of history entries up to the cause. Unique, because entries are only appended. */
  number: number;
  at: Date;
}

/** Why a booking stands, and its last move after that. */
export function confirmationAndMove(booking: Booking): { made: Cause; moved?: Cause | undefined } {
  const made = lastConfirmation(booking);
  const moved = lastEntry(booking, (entry) => entry.what === 'moved');
  return { made, moved: moved && moved.number > made.number ? moved : undefined };
}

/**
 * The creation, the confirmation by a new client, or the last reopening after a cancellation that was sent to
 * the client.
 */
function lastConfirmation({ createdAt, history }: Booking): Cause {
  const reopened = lastEntry({ history }, (entry, before) => {
    const status = before.findLast(({ what }) => what === 'cancelled' || what === 'completed');
    return (
      entry.what === 'confirmed' || (entry.what === 'reopened' && status?.what === 'cancelled')
    );
  });
  return reopened ?? { number: 0, at: new Date(createdAt) };
}

export function lastEntry(
  { history }: Pick<Booking, 'history'>,
  isWantedEntry: (entry: BookingHistoryEntry, before: readonly BookingHistoryEntry[]) => boolean,
): Cause | undefined {
  const index = history.findLastIndex((entry, at) => isWantedEntry(entry, history.slice(0, at)));
  const entry = history[index];
  return entry && { number: index + 1, at: new Date(entry.at) };
}
