import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Checkout } from '#domain/jobs/job-record.ts';
import { liveCheckouts, withCheckout } from '#domain/jobs/online-payments.ts';
import { type CheckoutKeeper, expireCheckouts } from './expire-checkouts.ts';
import type { OnlinePayments, PaymentSession } from './online-payments.ts';
import { settleSession } from './settle-session.ts';

/**
 * Reads the pages on which a booking may still be paid at Stripe, and stores what has become of them. Resolves to those
 * that are open with the amount that is due.
 */
export async function settleCheckouts(
  keeper: CheckoutKeeper & { payments: OnlinePayments },
  booking: Booking,
): Promise<PaymentSession[]> {
  const record = await keeper.store.jobs.find(booking.id);
  const live = record ? liveCheckouts(record) : [];
  const seen = await Promise.all(live.map((checkout) => settled(keeper, booking, checkout)));
  await expireCheckouts(keeper, booking.id);
  return seen.flatMap((session) => session ?? []);
}

async function settled(
  keeper: CheckoutKeeper & { payments: OnlinePayments },
  booking: Booking,
  checkout: Checkout,
): Promise<PaymentSession | undefined> {
  const session = await keeper.payments.read(checkout.id);
  if (session) {
    await settleSession(keeper, session);
    return session;
  }
  // The page belongs to an account that was used before.
  await keeper.store.jobs.change(booking, (record) => {
    return { next: withCheckout(record, { ...checkout, state: 'expired' }), result: undefined };
  });
  return undefined;
}
