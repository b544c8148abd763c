import type Stripe from 'stripe';
import { cents } from '#domain/jobs/cents.ts';
import type { CheckoutState, DisputeState } from '#domain/jobs/job-record.ts';
import type { SeenDispute, SeenRefund } from '#domain/jobs/online-payments.ts';
import type { PaymentEvent, PaymentSession } from './online-payments.ts';

/** States of the payment intent, if the session has it expanded. */
const failedIntents = new Set(['requires_payment_method', 'canceled']);

function stateOf({
  status,
  payment_status,
  payment_intent,
}: Stripe.Checkout.Session): CheckoutState {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (payment_status === 'paid') return 'paid';
  // A bank debit that failed leaves the session complete.
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return intent && failedIntents.has(intent) ? 'expired' : 'processing';
}

export const sessionOf = (session: Stripe.Checkout.Session): PaymentSession => ({
  id: session.id,
  url: session.url ?? undefined,
  bookingId: session.metadata?.['booking'],
  amount: cents(session.amount_total ?? 0),
  currency: session.currency ?? '',
  state: stateOf(session),
  paymentId: idOf(session.payment_intent),
  expiresAt: new Date(session.expires_at * 1000),
});

/** A pending refund is on its way. */
export const presentedRefund = ({ id, amount, status }: Stripe.Refund): SeenRefund => ({
  id,
  amount: cents(amount),
  isStanding: status !== 'failed' && status !== 'canceled',
});

/** Stripe names those of inquiries (`warning_…`), which may become disputes, and of appeals apart. */
function disputeState(status: Stripe.Dispute.Status): DisputeState {
  if (status.endsWith('needs_response')) return 'needs_response';
  if (status === 'lost') return 'lost';
  const isClosed = status === 'won' || status === 'warning_closed' || status === 'prevented';
  return isClosed ? 'closed' : 'under_review';
}

export function presentedDispute({
  id,
  amount,
  status,
  evidence_details: { due_by },
}: Stripe.Dispute): SeenDispute {
  const state = disputeState(status);
  return {
    id,
    amount: cents(amount),
    state,
    // Zero where the bank takes no evidence.
    ...(due_by && state === 'needs_response'
      ? { respondBy: new Date(due_by * 1000).toISOString() }
      : {}),
  };
}

function sessionEvent(
  object: Stripe.Checkout.Session,
  known: Partial<PaymentSession> = {},
): PaymentEvent {
  const isSession = object.object === 'checkout.session' && Number.isInteger(object.expires_at);
  if (!isSession) return { kind: 'other' };
  return { kind: 'session', session: { ...sessionOf(object), ...known } };
}

/** Undefined for a body that is no JSON object. */
function eventIn(body: string): Stripe.Event | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value ? (value as Stripe.Event) : undefined;
  } catch {
    return undefined;
  }
}

/** The event in a body whose signature is right. */
export function paymentEvent(body: string): PaymentEvent {
  const event = eventIn(body);
  if (!event) return { kind: 'other' };
  if ((event.object as string) === 'v2.core.event') return { kind: 'thin' };
  if (!event.data?.object) return { kind: 'other' };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvent(event.data.object);
    case 'checkout.session.async_payment_failed':
      return sessionEvent(event.data.object, { state: 'expired' });
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const paymentId = idOf(event.data.object.payment_intent);
      return paymentId ? { kind: 'refund', paymentId } : { kind: 'other' };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const paymentId = idOf(event.data.object.payment_intent);
      return paymentId ? { kind: 'dispute', paymentId } : { kind: 'other' };
    }
    default:
      return { kind: 'other' };
  }
}

const idOf = (one: string | { id: string } | null): string | undefined =>
  (typeof one === 'string' ? one : one?.id) || undefined;
