import { changeJob } from '#api/jobs/change-job.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import { withOnlineRefunds } from '#domain/jobs/online-payments.ts';
import type { CheckoutKeeper } from './expire-checkouts.ts';
import type { OnlinePayments, PaymentEvent } from './online-payments.ts';
import { settleSession } from './settle-session.ts';

/** The author of refunds that were made in Stripe's dashboard. */
const STRIPE = 'Stripe';

type EventKeeper = CheckoutKeeper & { payments: OnlinePayments };

/** Stores what an event tells. Events come late, twice and in any order; each changes the job once. */
export async function applyEvent(keeper: EventKeeper, event: PaymentEvent): Promise<void> {
  if (event.kind === 'session') await settleSession(keeper, event.session);
  if (event.kind === 'refund') await settleRefunds(keeper, event.paymentId);
}

/** Reads the refunds at Stripe, because an event that comes late tells what they were. */
export async function settleRefunds(keeper: EventKeeper, paymentId: string): Promise<void> {
  const { store, payments, clock } = keeper;
  const session = await payments.sessionOf(paymentId);
  const booking = session?.bookingId && (await store.findBooking(session.bookingId));
  if (!session || !booking) return;
  // The refund may be told before the payment.
  await settleSession(keeper, session);
  const refunds = await payments.refundsOf(paymentId);
  const now = clock();
  const mark = { at: now.toISOString(), by: STRIPE };
  await changeJob(store, booking, { terms: await termsOf(store, booking), now }, (record) =>
    withOnlineRefunds(record, paymentId, refunds, mark),
  );
}
