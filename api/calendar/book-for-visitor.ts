import { linkAddresses, linkOfRequest } from '#api/appointments/appointment-link.ts';
import { newBooking } from '#api/bookings/new-booking.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { BookingPayload } from '#domain/booking/booking.schema.ts';
import { withLink } from '#domain/booking/booking-links.ts';
import { bookWithinLimits } from './book-within-limits.ts';
import { type BookingConfirmation, presentConfirmation } from './present-confirmation.ts';
import { requestedDiscount } from './requested-discount.ts';
import { requireServed } from './require-served.ts';
import { confirmTestBooking } from './test-booking.ts';

type Dependencies = Pick<
  RouteDependencies,
  'store' | 'clock' | 'dailyBookings' | 'publicUrl' | 'testCalls'
>;

/**
 * Books what a visitor asks for, by form or by a program. In test mode it answers alike and books nothing.
 * Throws like `requireServed` and `bookWithinLimits`.
 */
export async function bookForVisitor(
  ctx: Pick<ApiContext, 'req'>,
  { test, promotion, ...payload }: Omit<BookingPayload, 'website'>,
  idempotencyKey: IdempotencyKey | undefined,
  { store, clock, dailyBookings, publicUrl, testCalls }: Dependencies,
): Promise<BookingConfirmation> {
  const now = clock();
  const availability = await store.availability();
  const discount = await requestedDiscount(store, promotion);
  const made = { ...newBooking(payload, availability, now), ...(discount && { discount }) };
  requireServed(made, availability);
  if (test) {
    const answer = await testCalls.answer(idempotencyKey, () =>
      confirmTestBooking(made, { store, availability, now, publicUrl }),
    );
    await testCalls.record(payload.attribution, now);
    return answer;
  }
  const linkOf = linkOfRequest(idempotencyKey);
  const booking = await bookWithinLimits(
    ctx,
    withLink(made, linkOf(made.id).digest),
    { now, idempotencyKey, availability },
    { store, dailyBookings },
  );
  // A repeat gets its first answer, also when newer links have ended the first one since: it stays ended.
  return presentConfirmation(booking, linkAddresses(publicUrl, linkOf(booking.id).token));
}
