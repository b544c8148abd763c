import { changeJob } from '#api/jobs/change-job.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { withDisputes, withOnlineRefunds } from '#domain/jobs/online-payments.ts';
import { type CheckoutKeeper, expireCheckouts } from './expire-checkouts.ts';
import type { OnlinePayments, PaymentEvent } from './online-payments.ts';
import { settleSession } from './settle-session.ts';

/** The author of refunds that were made in Stripe's dashboard. */
const STRIPE = 'Stripe';

type EventKeeper = CheckoutKeeper & { payments: OnlinePayments };

/** Stores what an event tells. Events come late, twice and in any order; each changes the job once. */
export async function applyEvent(keeper: EventKeeper, event: PaymentEvent): Promise<void> {
  if (event.kind === 'session') await settleSession(keeper, event.session);
  if (event.kind === 'refund') await settleRefunds(keeper, event.paymentId);
  if (event.kind === 'dispute') await settleDisputes(keeper, event.paymentId);
}

/** Reads the refunds at Stripe, because an event that comes late tells what they were. */
export async function settleRefunds(keeper: EventKeeper, paymentId: string): Promise<void> {
  await settlePayment(keeper, paymentId, async (at) => {
    const refunds = await keeper.payments.refundsOf(paymentId);
    return (record) => withOnlineRefunds(record, paymentId, refunds, { at, by: STRIPE });
  });
}

/** Reads the disputes at Stripe, as `settleRefunds` does. */
async function settleDisputes(keeper: EventKeeper, paymentId: string): Promise<void> {
  await settlePayment(keeper, paymentId, async (at) => {
    const disputes = await keeper.payments.disputesOf(paymentId);
    return (record) => withDisputes(record, paymentId, disputes, at);
  });
}

async function settlePayment(
  keeper: EventKeeper,
  paymentId: string,
  read: (at: string) => Promise<(record: JobRecord) => JobRecord>,
): Promise<void> {
  const { store, payments, clock } = keeper;
  const session = await payments.sessionOf(paymentId);
  const booking = session?.bookingId && (await store.findBooking(session.bookingId));
  if (!session || !booking) return;
  // What follows from a payment may be told before it.
  await settleSession(keeper, session);
  const now = clock();
  const change = await read(now.toISOString());
  await changeJob(store, booking, { terms: await termsOf(store, booking), now }, change);
  // What is due may be another amount now.
  await expireCheckouts(keeper, booking.id);
}
