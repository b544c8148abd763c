import { termsOf } from '#api/jobs/job-terms.ts';
import { type Cents, noCents } from '#domain/jobs/cents.ts';
import { jobOf } from '#domain/jobs/job.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { liveCheckouts } from '#domain/jobs/online-payments.ts';
import { payable } from '#domain/jobs/payable.ts';
import type { OnlinePayments } from './online-payments.ts';
import { type SessionKeeper, storeSession } from './store-session.ts';

export interface CheckoutKeeper extends SessionKeeper {
  /** Undefined while online payment is not set up. */
  payments: OnlinePayments | undefined;
}

/**
 * Ends the payment pages of a booking whose amount is no longer what is due; to be called after each change of the
 * booking or its job. Never rejects: what Stripe does not end now, `startEndingStalePages` ends later, and what is paid
 * there meanwhile is stored as paid.
 */
export async function expireCheckouts(keeper: CheckoutKeeper, bookingId: string): Promise<void> {
  const { store, payments, log } = keeper;
  if (!payments) return;
  try {
    const record = await store.jobs.find(bookingId);
    const open = record ? liveCheckouts(record).filter(({ state }) => state === 'open') : [];
    if (!record || open.length === 0) return;
    const due = await payableNow(keeper, record);
    const stale = open.filter(({ amount }) => amount !== due);
    await Promise.all(
      stale.map(async ({ id }) => {
        const session = await payments.expire(id);
        if (session) await storeSession(keeper, session);
      }),
    );
  } catch (err) {
    log.warn({ err }, 'A payment page of an amount that is not due any more stays open');
  }
}

async function payableNow({ store }: CheckoutKeeper, record: JobRecord): Promise<Cents> {
  const booking = await store.findBooking(record.id);
  if (!booking) return noCents;
  return payable(booking, jobOf(record, await termsOf(store, booking)));
}
