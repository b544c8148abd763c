import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { changeJob } from '#api/jobs/change-job.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import { refundable } from '#domain/jobs/job-changes.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { type SeenRefund, withOnlineRefunds } from '#domain/jobs/online-payments.ts';
import { settleRefunds } from './apply-event.ts';
import { type CheckoutKeeper, expireCheckouts } from './expire-checkouts.ts';
import type { OnlinePayments } from './online-payments.ts';
import { OnlinePaymentsError } from './online-payments-error.ts';

export interface OnlineRefundRequest {
  paymentId: string;
  amount: Cents;
  note?: string | undefined;
  by: string;
  /** The same for a repeated call, which then refunds once. */
  key: string;
}

/**
 * Refunds a payment online, at Stripe first, and stores it. Throws a problem, and stores nothing, if Stripe does not do
 * it. The bank may still fail it, which an event then tells.
 */
export async function refundOnline(
  keeper: CheckoutKeeper,
  booking: Booking,
  { paymentId, amount, note, by, key }: OnlineRefundRequest,
): Promise<JobRecord> {
  const { store, payments, clock } = keeper;
  if (!payments) throw new ApiProblem('online_payment_off');
  const record = await store.jobs.find(booking.id);
  const payment = record?.payments.find(({ id }) => id === paymentId);
  if (payment?.method !== 'online') throw new ApiProblem('not_found');
  const refund = await refunded(payments, { paymentId, amount, key }).catch(
    async (error: unknown) => {
      // The owner may have refunded it in Stripe's dashboard, and its event has not arrived yet.
      await settleRefunds({ ...keeper, payments }, paymentId).catch(() => undefined);
      throw refusalOf(error, amount > refundable(payment));
    },
  );
  if (!refund.isStanding) throw new ApiProblem('refund_refused', { detail: atStripe });
  const now = clock();
  const mark = { at: now.toISOString(), by, ...(note && { note }) };
  const terms = await termsOf(store, booking);
  const changed = await changeJob(store, booking, { terms, now }, (current) =>
    withOnlineRefunds(current, paymentId, [refund], mark),
  );
  await expireCheckouts(keeper, booking.id);
  return changed;
}

const refunded = (
  payments: OnlinePayments,
  { paymentId, amount, key }: Pick<OnlineRefundRequest, 'paymentId' | 'amount' | 'key'>,
): Promise<SeenRefund> => payments.refund(paymentId, amount, `refund ${paymentId} ${key}`);

const atStripe = 'Look at the payment in Stripe’s dashboard, which has the reason.';

function refusalOf(error: unknown, isTooMuch: boolean): unknown {
  if (!(error instanceof OnlinePaymentsError)) return error;
  switch (error.failure) {
    case 'refused':
      return isTooMuch
        ? fieldProblem('amount', 'This is more than what is left of the payment')
        : new ApiProblem('refund_refused', { detail: atStripe }, {}, { cause: error });
    case 'key_reused':
      return new ApiProblem('idempotency_key_reused');
    case 'unavailable':
      return new ApiProblem(
        'payments_unavailable',
        { detail: nothingChanged },
        {},
        { cause: error },
      );
  }
}

const nothingChanged =
  'Stripe did not answer. Nothing was noted; try again in a few minutes, and it is refunded only once.';
