import type { Cents } from '#domain/jobs/cents.ts';
import type { CheckoutState } from '#domain/jobs/job-record.ts';
import type { SeenDispute, SeenRefund } from '#domain/jobs/online-payments.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** What a hosted page asks for. All of it is decided by the server. */
export interface SessionRequest {
  bookingId: string;
  amount: Cents;
  /** What is paid for, as the client reads it. */
  description: string;
  email: string | undefined;
  locale: Locale;
  /** Where the client returns to, paid or not. */
  paidUrl: string;
  backUrl: string;
  expiresAt: Date;
}

/** A hosted page as the payment service knows it. */
export interface PaymentSession {
  id: string;
  /** While it is open. */
  url: string | undefined;
  /** Undefined for a session that another program opened with the same account. */
  bookingId: string | undefined;
  amount: Cents;
  /** In lower case, such as `usd`. */
  currency: string;
  state: CheckoutState;
  /** The payment intent's, once there is one. */
  paymentId: string | undefined;
  expiresAt: Date;
}

/** A verified event. `refund` and `dispute`: something changed about those of a payment. */
export type PaymentEvent =
  | { kind: 'session'; session: PaymentSession }
  | { kind: 'refund' | 'dispute'; paymentId: string }
  /** It has ids only, not what happened. */
  | { kind: 'thin' }
  | { kind: 'other' };

/**
 * Payments by card on a page of the payment service. Calls reject with `OnlinePaymentsError`, after a few seconds if it
 * does not answer.
 */
export interface OnlinePayments {
  /** The same session for the same key and request. */
  open(request: SessionRequest, idempotencyKey: string): Promise<PaymentSession>;
  /** Undefined if the account has no such session. */
  read(sessionId: string): Promise<PaymentSession | undefined>;
  /** The session as it then is: expired, unless it was paid before. */
  expire(sessionId: string): Promise<PaymentSession | undefined>;
  /** The session that was paid with this payment intent. */
  sessionOf(paymentId: string): Promise<PaymentSession | undefined>;
  /** The same refund for the same key and amount. */
  refund(paymentId: string, amount: Cents, idempotencyKey: string): Promise<SeenRefund>;
  refundsOf(paymentId: string): Promise<SeenRefund[]>;
  disputesOf(paymentId: string): Promise<SeenDispute[]>;
  /** Undefined if `signature` is wrong or too old. */
  eventOf(rawBody: Buffer, signature: string): PaymentEvent | undefined;
}
