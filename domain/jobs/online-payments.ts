import type { Cents } from './cents.ts';
import {
  type Checkout,
  type CheckoutState,
  checkoutStates,
  type Dispute,
  type JobRecord,
  type Mark,
  type Payment,
  type Refund,
} from './job-record.ts';

/** Pages that can no longer be paid and of which the record keeps no more than this. */
export const MAX_EXPIRED_CHECKOUTS = 20;

const rank = (state: CheckoutState) => checkoutStates.indexOf(state);

/** With what is known of a page. News may arrive late and twice, so a page only moves on. */
export function withCheckout(record: JobRecord, seen: Checkout): JobRecord {
  const index = record.checkouts.findIndex(({ id }) => id === seen.id);
  const known = record.checkouts[index];
  if (known && rank(seen.state) <= rank(known.state)) return record;
  const checkouts = known
    ? record.checkouts.with(index, { ...known, state: seen.state })
    : [...record.checkouts, seen];
  return { ...record, checkouts: withoutOldest(checkouts) };
}

function withoutOldest(checkouts: readonly Checkout[]): readonly Checkout[] {
  const expired = checkouts.filter(({ state }) => state === 'expired');
  const oldest = new Set(expired.slice(0, -MAX_EXPIRED_CHECKOUTS));
  return oldest.size === 0 ? checkouts : checkouts.filter((checkout) => !oldest.has(checkout));
}

/** Pages on which something can still be paid, or is being paid. */
export const liveCheckouts = ({ checkouts }: Pick<JobRecord, 'checkouts'>): Checkout[] =>
  checkouts.filter(({ state }) => state === 'open' || state === 'processing');

/** With a payment that was received online, once. However many entries there are, money that came is noted. */
export function withOnlinePayment(
  record: JobRecord,
  { id, amount }: { id: string; amount: Cents },
  mark: Mark,
): JobRecord {
  if (record.payments.some((payment) => payment.id === id)) return record;
  const payment: Payment = { id, amount, method: 'online', refunds: [], ...mark };
  return { ...record, payments: [...record.payments, payment] };
}

/** A refund as the payment service knows it. */
export interface SeenRefund extends Pick<Refund, 'id' | 'amount'> {
  /** False if the bank gave it back, or it was canceled. */
  isStanding: boolean;
}

/**
 * With the refunds of an online payment as they are: new ones are added with `mark`, those that failed are taken out.
 * A payment that is not in the record changes nothing.
 */
export function withOnlineRefunds(
  record: JobRecord,
  paymentId: string,
  seen: readonly SeenRefund[],
  mark: Mark & Pick<Refund, 'note'>,
): JobRecord {
  const index = record.payments.findIndex(({ id }) => id === paymentId);
  const payment = record.payments[index];
  if (!payment) return record;
  const failed = new Set(seen.filter(({ isStanding }) => !isStanding).map(({ id }) => id));
  const known = new Set(payment.refunds.map(({ id }) => id));
  const added = seen.filter(({ id, isStanding }) => isStanding && !known.has(id));
  const stays = payment.refunds.filter(({ id }) => !failed.has(id));
  if (added.length === 0 && stays.length === payment.refunds.length) return record;
  const refunds = [...stays, ...added.map(({ id, amount }) => ({ id, amount, ...mark }))];
  return { ...record, payments: record.payments.with(index, { ...payment, refunds }) };
}

/** A dispute as the payment service knows it. */
export type SeenDispute = Pick<Dispute, 'id' | 'amount' | 'state' | 'respondBy'>;

/**
 * With the disputes of an online payment as they are, each once; what is new, and what was settled, is known since `at`.
 * One that is not among `seen` stays, and a payment that is not in the record changes nothing.
 */
export function withDisputes(
  record: JobRecord,
  paymentId: string,
  seen: readonly SeenDispute[],
  at: string,
): JobRecord {
  const index = record.payments.findIndex(({ id }) => id === paymentId);
  const payment = record.payments[index];
  if (!payment) return record;
  const { disputes: known = [] } = payment;
  const disputes = seen.reduce((list, dispute) => withDispute(list, dispute, at), known);
  if (disputes === known) return record;
  return { ...record, payments: record.payments.with(index, { ...payment, disputes }) };
}

function withDispute(
  list: readonly Dispute[],
  { id, amount, state, respondBy }: SeenDispute,
  at: string,
): readonly Dispute[] {
  const index = list.findIndex((one) => one.id === id);
  const known = list[index];
  const isSame = known?.state === state && known.amount === amount && known.respondBy === respondBy;
  if (isSame) return list;
  const isSettled = state === 'closed' || state === 'lost';
  const settledAt = known?.state === state ? known.settledAt : at;
  const dispute: Dispute = {
    id,
    at: known?.at ?? at,
    amount,
    state,
    ...(respondBy && { respondBy }),
    ...(isSettled && { settledAt }),
  };
  return known ? list.with(index, dispute) : [...list, dispute];
}
