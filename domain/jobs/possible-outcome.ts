import { subHours } from 'date-fns/subHours';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { MoveTerms } from '#domain/booking/client/client-access.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { Outcome } from './job-record.ts';

/**
 * What the owner can mark a booking as at `now`: a no-show from its start on; canceled late if it was canceled with
 * less notice than is asked for.
 */
export function possibleOutcome(
  {
    status,
    date,
    time,
    deletedAt,
    history,
  }: Pick<Booking, 'status' | 'date' | 'time' | 'deletedAt' | 'history'>,
  now: Date,
  { promises, timeZone }: MoveTerms,
): Outcome | undefined {
  if (deletedAt !== undefined) return undefined;
  const start = businessInstant(date, time, timeZone);
  if (status !== 'cancelled') return now >= start ? 'no_show' : undefined;
  // Nobody confirmed a `released` one.
  const canceled = history.findLast(({ what }) => what === 'cancelled' || what === 'released');
  if (canceled?.what !== 'cancelled') return undefined;
  const isLate = new Date(canceled.at) > subHours(start, promises.rescheduleNotice);
  return isLate ? 'late_cancellation' : undefined;
}
