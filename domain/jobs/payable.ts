import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { type Cents, cents, noCents } from './cents.ts';
import type { Job } from './job.ts';

/** Stripe's least amount in US dollars. */
const LEAST_ONLINE = cents(50);

/** Whether less is due than can be paid online. */
export const isTooSmallOnline = ({ due }: Pick<Job, 'due'>): boolean =>
  due > 0 && due < LEAST_ONLINE;

/** What the client can pay online: nothing for a booking that is not confirmed or was deleted. */
export function payable(
  booking: Pick<Booking, 'status' | 'confirmBy' | 'deletedAt' | 'erasedAt'>,
  { due }: Pick<Job, 'due'>,
): Cents {
  const isGone = booking.deletedAt !== undefined || booking.erasedAt !== undefined;
  const isNothing = due <= 0 || isTooSmallOnline({ due });
  return isNothing || isGone || isUnconfirmed(booking) ? noCents : due;
}
