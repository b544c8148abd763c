import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry, SlotTime } from '#domain/booking/booking-status.ts';
import { CLIENT } from '#domain/booking/client/client-moves.ts';

export type WhoChanged = 'client' | 'owner';

/** The last history entry of kind `what`: who, the reason if given, and the time before a move. */
export function lastChange(
  { history }: Pick<Booking, 'history'>,
  what: BookingHistoryEntry['what'],
): { who: WhoChanged; reason?: string | undefined; from?: SlotTime | undefined } | undefined {
  const entry = history.findLast((one) => one.what === what);
  if (!entry) return undefined;
  return {
    who: entry.by === CLIENT ? 'client' : 'owner',
    reason: entry.reason,
    from: entry.from,
  };
}
