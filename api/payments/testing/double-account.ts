import { randomBytes } from 'node:crypto';

/** A refusal as Stripe words it. */
export class DoubleError extends Error {
  override name = 'DoubleError';
  readonly status: number;
  readonly type: string;
  readonly code: string;

  constructor(status: number, type: string, code: string) {
    super(code);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

const refused = (code: string) => new DoubleError(400, 'invalid_request_error', code);
const missing = () => new DoubleError(404, 'invalid_request_error', 'resource_missing');

const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

interface DoubleIntent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'processing' | 'requires_payment_method';
  amount: number;
  metadata: Record<string, string>;
}

export interface DoubleSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  customer_email: string | null;
  locale: string | null;
  description: string;
  payment_intent: string | null;
  /** Seconds since 1970. */
  expires_at: number;
  url: string | null;
  success_url: string;
  cancel_url: string;
}

export interface DoubleRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface DoubleDispute {
  id: string;
  object: 'dispute';
  amount: number;
  payment_intent: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  evidence_details: { due_by: number };
}

/** What an account of Stripe holds, as far as our calls see it. No money moves. */
export class DoubleAccount {
  readonly sessions = new Map<string, DoubleSession>();
  readonly intents = new Map<string, DoubleIntent>();
  readonly refunds: DoubleRefund[] = [];
  readonly disputes: DoubleDispute[] = [];
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  get #seconds(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }

  open(fields: URLSearchParams, pageUrl: string): DoubleSession {
    const text = (name: string) => fields.get(name) ?? '';
    const price = 'line_items[0][price_data]';
    const amount = Number(text(`${price}[unit_amount]`));
    const expiresAt = Number(text('expires_at'));
    const minutes = (expiresAt - this.#seconds) / 60;
    if (minutes < 30 || minutes > 24 * 60) throw refused('expires_at_invalid');
    // Stripe's least amount in dollars.
    if (!Number.isInteger(amount) || amount < 50) throw refused('amount_too_small');
    if (/\.invalid$/.test(text('customer_email'))) throw refused('email_invalid');
    const id = newId('cs');
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: text(`${price}[currency]`),
      metadata: { booking: text('metadata[booking]') },
      customer_email: fields.get('customer_email'),
      locale: fields.get('locale'),
      description: text(`${price}[product_data][name]`),
      payment_intent: null,
      expires_at: expiresAt,
      url: `${pageUrl}/c/pay/${id}`,
      success_url: text('success_url'),
      cancel_url: text('cancel_url'),
    };
    this.sessions.set(id, session);
    return session;
  }

  session(id: string): DoubleSession {
    const session = this.sessions.get(id);
    if (!session) throw missing();
    if (session.status === 'open' && session.expires_at <= this.#seconds) end(session);
    return session;
  }

  expire(id: string): DoubleSession {
    const session = this.session(id);
    if (session.status !== 'open') throw refused('session_not_open');
    return end(session);
  }

  /** The client pays on the page; `processing` by bank debit, which may still fail. */
  pay(id: string, status: 'succeeded' | 'processing' = 'succeeded'): DoubleSession {
    const session = this.session(id);
    if (session.status !== 'open') throw refused('session_not_open');
    const { amount_total: amount, metadata } = session;
    const intentId = newId('pi');
    this.intents.set(intentId, {
      id: intentId,
      object: 'payment_intent',
      status,
      amount,
      metadata,
    });
    session.status = 'complete';
    session.url = null;
    session.payment_intent = intentId;
    session.payment_status = status === 'succeeded' ? 'paid' : 'unpaid';
    return session;
  }

  /** What the bank says of a debit. */
  confirm(id: string, isPaid: boolean): DoubleSession {
    const session = this.session(id);
    const intent = this.intents.get(session.payment_intent ?? '');
    if (!intent) throw missing();
    intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
    session.payment_status = isPaid ? 'paid' : 'unpaid';
    return session;
  }

  refund(payment: string, amount: number): DoubleRefund {
    const intent = this.intents.get(payment);
    if (!intent) throw missing();
    if (this.disputesOf(payment).some(({ status }) => status !== 'won'))
      throw refused('charge_disputed');
    const given = this.refundsOf(payment)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (given + amount > intent.amount) throw refused('amount_too_large');
    const refund: DoubleRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: payment,
      status: 'succeeded',
    };
    // The newest first, as Stripe lists them.
    this.refunds.unshift(refund);
    return refund;
  }

  refundsOf(payment: string): DoubleRefund[] {
    return this.refunds.filter((refund) => refund.payment_intent === payment);
  }

  /** The client disputes the whole payment at the bank; ten days are left to answer. */
  dispute(payment: string): DoubleDispute {
    const intent = this.intents.get(payment);
    if (!intent) throw missing();
    const dispute: DoubleDispute = {
      id: newId('du'),
      object: 'dispute',
      amount: intent.amount,
      payment_intent: payment,
      status: 'needs_response',
      evidence_details: { due_by: this.#seconds + 10 * 24 * 3600 },
    };
    this.disputes.unshift(dispute);
    return dispute;
  }

  disputesOf(payment: string): DoubleDispute[] {
    return this.disputes.filter((dispute) => dispute.payment_intent === payment);
  }

  sessionsOf(payment: string): DoubleSession[] {
    return [...this.sessions.values()].filter((session) => session.payment_intent === payment);
  }
}

function end(session: DoubleSession): DoubleSession {
  session.status = 'expired';
  session.url = null;
  return session;
}
