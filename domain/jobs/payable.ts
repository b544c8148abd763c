import type { Booking } from '#domain/booking/booking.schema.ts';
import { isOverdue, isReleased, isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { type Cents, noCents } from './cents.ts';
import type { Job } from './job.ts';
import type { JobRecord } from './job-record.ts';

/**
 * What the client can pay online at `now`. Nothing for an appointment that is not confirmed, was canceled or deleted;
 * but the fee of one that was canceled late.
 */
export function payable(
  booking: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt' | 'erasedAt' | 'history'>,
  record: Pick<JobRecord, 'outcome'>,
  { due }: Pick<Job, 'due'>,
  now: Date,
): Cents {
  if (due <= 0 || booking.deletedAt !== undefined || booking.erasedAt !== undefined) return noCents;
  if (isUnconfirmed(booking) || isOverdue(booking, now) || isReleased(booking)) return noCents;
  return booking.status === 'cancelled' && record.outcome === undefined ? noCents : due;
}
