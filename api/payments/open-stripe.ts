import { setTimeout as after } from 'node:timers/promises';
import Stripe from 'stripe';
import type { OnlinePayments, SessionRequest } from './online-payments.ts';
import { OnlinePaymentsError } from './online-payments-error.ts';
import { paymentEvent, presentedDispute, presentedRefund, sessionOf } from './present-stripe.ts';
import type { StripeOptions } from './stripe-variables.ts';

/** Milliseconds for one call, with its second attempt. Nobody waits for more than three calls in a row. */
const CALL = 3_000;

const locales = { en: 'en', es: 'es-419' } as const;

/** Stripe by its official SDK, which this module loads. */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeOptions): OnlinePayments {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: CALL,
    telemetry: false,
    ...(apiBase && placeOf(apiBase)),
  });
  const { sessions } = stripe.checkout;
  const expand = ['payment_intent'];

  return {
    open: async (request, idempotencyKey) => {
      const opened = (params: Stripe.Checkout.SessionCreateParams, key: string) =>
        called(sessions.create(params, { idempotencyKey: key }));
      const { customer_email, ...params } = creation(request);
      if (!customer_email) return sessionOf(await opened(params, idempotencyKey));
      try {
        return sessionOf(await opened({ ...params, customer_email }, idempotencyKey));
      } catch (error) {
        // Stripe may take no such address; then the client types one on its page.
        if (!isRefused(error)) throw error;
        return sessionOf(await opened(params, `${idempotencyKey} without email`));
      }
    },
    read: async (id) => {
      const session = await unlessMissing(called(sessions.retrieve(id, { expand })));
      return session && sessionOf(session);
    },
    expire: async (id) => {
      try {
        return sessionOf(await called(sessions.expire(id)));
      } catch (error) {
        // It was paid, or expired by itself.
        if (!isRefused(error)) throw error;
        const session = await unlessMissing(called(sessions.retrieve(id, { expand })));
        return session && sessionOf(session);
      }
    },
    sessionOf: async (payment_intent) => {
      const { data } = await called(
        sessions.list({ payment_intent, limit: 1, expand: ['data.payment_intent'] }),
      );
      return data[0] && sessionOf(data[0]);
    },
    refund: async (payment_intent, amount, idempotencyKey) =>
      presentedRefund(
        await called(stripe.refunds.create({ payment_intent, amount }, { idempotencyKey })),
      ),
    refundsOf: async (payment_intent) => {
      const { data } = await called(stripe.refunds.list({ payment_intent, limit: 100 }));
      return data.map(presentedRefund);
    },
    disputesOf: async (payment_intent) => {
      const { data } = await called(stripe.disputes.list({ payment_intent, limit: 100 }));
      return data.map(presentedDispute);
    },
    eventOf: (rawBody, signature) =>
      isSigned(stripe, rawBody, signature, webhookSecret)
        ? paymentEvent(rawBody.toString())
        : undefined,
  };
}

function isSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): boolean {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, signature, secret) === true;
  } catch {
    // For a malformed header the SDK also throws errors that are not of its own classes.
    return false;
  }
}

function placeOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const name = protocol === 'https:' ? 'https' : 'http';
  return { protocol: name, host: hostname, ...(port && { port }) } as const;
}

function creation(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { bookingId, amount, description, email, locale, paidUrl, backUrl, expiresAt } = request;
  const metadata = { booking: bookingId };
  return {
    mode: 'payment',
    client_reference_id: bookingId,
    metadata,
    payment_intent_data: { metadata, description },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: amount, product_data: { name: description } },
      },
    ],
    // The amount stays the one that was agreed, in dollars.
    adaptive_pricing: { enabled: false },
    ...(email && { customer_email: email }),
    locale: locales[locale],
    success_url: paidUrl,
    cancel_url: backUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** The SDK's own time limit does not end its waits between attempts. */
async function called<T>(call: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = after(CALL, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new OnlinePaymentsError('unavailable', 'Stripe did not answer in time');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw error instanceof OnlinePaymentsError ? error : failureOf(error);
  } finally {
    ended.abort();
  }
}

/** Without Stripe's sentence, which can repeat what was sent. */
function failureOf(error: unknown): OnlinePaymentsError {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) {
    return new OnlinePaymentsError('unavailable', `The call of Stripe failed: ${String(error)}`);
  }
  const { type, code, param, statusCode, requestId } = error;
  const parts = { type, code, param, status: statusCode, request: requestId };
  const said = Object.entries(parts).flatMap(([name, value]) => (value ? `${name} ${value}` : []));
  const failure =
    error instanceof errors.StripeIdempotencyError && code !== 'idempotency_key_in_use'
      ? 'key_reused'
      : error instanceof errors.StripeInvalidRequestError
        ? 'refused'
        : 'unavailable';
  return new OnlinePaymentsError(failure, `Stripe failed: ${said.join(', ')}`);
}

const isRefused = (error: unknown) =>
  error instanceof OnlinePaymentsError && error.failure === 'refused';

/** A session of another account, or one that Stripe has forgotten. */
const unlessMissing = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (isRefused(error)) return undefined;
    throw error;
  });
