import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { type Cents, noCents } from './cents.ts';
import type { Job } from './job.ts';

/** What the client can pay online: nothing for a booking that is not confirmed or was deleted. */
export function payable(
  booking: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt' | 'erasedAt'>,
  { due }: Pick<Job, 'due'>,
): Cents {
  const isGone = booking.deletedAt !== undefined || booking.erasedAt !== undefined;
  return due <= 0 || isGone || isUnconfirmed(booking) ? noCents : due;
}
