import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';

/**
 * The time of an appointment that was moved after its agreement was signed at `signedAt`, an ISO 8601 instant: the text
 * names another one. Undefined if it is again, or still, when it was then.
 */
export function movedSince(
  { history, date, time }: Pick<Booking, 'history' | 'date' | 'time'>,
  signedAt: string | undefined,
): SlotTime | undefined {
  if (signedAt === undefined) return undefined;
  const then = history.find(({ what, at }) => what === 'moved' && at > signedAt)?.from;
  if (!then || (then.date === date && then.time === time)) return undefined;
  return { date, time };
}
