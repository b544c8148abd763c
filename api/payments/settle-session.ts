import { type CheckoutKeeper, expireCheckouts } from './expire-checkouts.ts';
import type { PaymentSession } from './online-payments.ts';
import { storeSession } from './store-session.ts';

/** Stores what is known of a session; after a payment, pages with the amount from before are ended. */
export async function settleSession(
  keeper: CheckoutKeeper,
  session: PaymentSession,
): Promise<void> {
  await storeSession(keeper, session);
  if (session.state === 'paid' && session.bookingId !== undefined) {
    await expireCheckouts(keeper, session.bookingId);
  }
}
