import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import { changeJob } from '#api/jobs/change-job.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import type { Store } from '#api/store/store.ts';
import { CLIENT } from '#domain/booking/client/client-moves.ts';
import { withCheckout, withOnlinePayment } from '#domain/jobs/online-payments.ts';
import type { PaymentSession } from './online-payments.ts';

export interface SessionKeeper {
  store: Store;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

/**
 * Stores what is known of a session, and its payment, once. What was paid is stored whatever is due now. Sessions of
 * other programs, of unknown bookings and in other currencies are not ours.
 */
export async function storeSession(
  { store, clock, log }: SessionKeeper,
  { id, bookingId, paymentId, amount, currency, state, expiresAt }: PaymentSession,
): Promise<void> {
  if (bookingId === undefined) return;
  const booking = await store.findBooking(bookingId);
  if (!booking || currency !== 'usd') {
    log.warn({ session: id }, 'A payment page of Stripe belongs to no booking here');
    return;
  }
  const now = clock();
  const at = now.toISOString();
  const checkout = { id, at, amount, expiresAt: expiresAt.toISOString(), state };
  await changeJob(store, booking, { terms: await termsOf(store, booking), now }, (record) => {
    const seen = withCheckout(record, checkout);
    if (state !== 'paid' || paymentId === undefined) return seen;
    return withOnlinePayment(seen, { id: paymentId, amount }, { at, by: CLIENT });
  });
}
