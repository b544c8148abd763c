import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { StripeOptions } from '#api/payments/stripe-variables.ts';
import { DoubleAccount, DoubleError, type DoubleSession } from './double-account.ts';

/** How the double misbehaves. `stall`: it never answers; `crash`: it does the call, and answers 500. */
export type DoubleFailure = 'stall' | 'error' | 'crash';

/** The first answer to a key; `body` is undefined while the call runs. */
interface Answered {
  params: string;
  body: string | undefined;
}

interface DoubleOptions {
  clock?: () => Date;
  /** Any free one by default. */
  port?: number;
  secrets?: Pick<StripeOptions, 'secretKey' | 'webhookSecret'>;
}

const ownSecrets = {
  secretKey: 'sk_test_double_0123456789',
  webhookSecret: 'whsec_double_0123456789',
};

/**
 * A local double of the calls of Stripe that the server makes: not Stripe, no card, no money. What it knows of Stripe's
 * rules is what its documentation says. Its payment page has a button that pays.
 */
export async function startStripeDouble(options: DoubleOptions = {}) {
  const { clock = () => new Date(), port = 0, secrets = ownSecrets } = options;
  const { secretKey, webhookSecret } = secrets;
  const account = new DoubleAccount(clock);
  const answered = new Map<string, Answered>();
  const calls: string[] = [];
  const { webhooks } = new Stripe(secretKey);
  let failure: DoubleFailure | undefined;
  let webhook: string | undefined;
  let url = '';

  /** An event and its signature. */
  function signed(type: string, object: object, signing?: Signing) {
    const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type, data: { object } };
    return signedBody(JSON.stringify(event), signing);
  }

  /** `at` is in seconds since 1970. */
  function signedBody(body: string, { at, secret = webhookSecret }: Signing = {}) {
    const time = at === undefined ? {} : { timestamp: at };
    const signature = webhooks.generateTestHeaderString({ payload: body, secret, ...time });
    return { body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', 'http://double');
    const paidPage = /^\/c\/pay\/(.+)$/.exec(asked.pathname)?.[1];
    if (paidPage) return page(request, response, account.session(paidPage));
    const body = await text(request);
    calls.push(`${request.method} ${asked.pathname}`);
    if (failure === 'stall') return;
    if (failure === 'error') throw new DoubleError(500, 'api_error', 'double_is_down');
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      throw new DoubleError(401, 'invalid_request_error', 'api_key_invalid');
    }
    const key = String(request.headers['idempotency-key'] ?? '');
    const call = () => run(request.method, asked, body);
    const result = await once(key, `${asked.pathname} ${body}`, call);
    if (failure === 'crash') throw new DoubleError(500, 'api_error', 'double_crashed');
    send(response, 200, result);
  }

  /** The first answer again for a repeated key, as Stripe gives it. */
  async function once(key: string, params: string, make: () => object): Promise<string> {
    if (key === '') return JSON.stringify(make());
    const known = answered.get(key);
    if (known && known.params !== params) {
      throw new DoubleError(400, 'idempotency_error', 'idempotency_key_reused');
    }
    if (known?.body !== undefined) return known.body;
    if (known) throw new DoubleError(409, 'idempotency_error', 'idempotency_key_in_use');
    answered.set(key, { params, body: undefined });
    try {
      // So that others with the same key come in meanwhile.
      await new Promise(setImmediate);
      const body = JSON.stringify(make());
      answered.set(key, { params, body });
      return body;
    } catch (error) {
      answered.delete(key);
      throw error;
    }
  }

  function run(method: string | undefined, { pathname, searchParams }: URL, body: string): object {
    const fields = new URLSearchParams(body);
    const payment = searchParams.get('payment_intent') ?? '';
    const [, id = '', action = ''] =
      /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    switch (id ? `${method} session${action}` : `${method} ${pathname}`) {
      case 'POST /v1/checkout/sessions':
        return account.open(fields, url);
      case 'GET /v1/checkout/sessions':
        return list(account.sessionsOf(payment).map(expanded));
      case 'GET session':
        return expanded(account.session(id));
      case 'POST session/expire':
        return account.expire(id);
      case 'POST /v1/refunds':
        return account.refund(fields.get('payment_intent') ?? '', Number(fields.get('amount')));
      case 'GET /v1/disputes':
        return list(account.disputesOf(payment));
      case 'GET /v1/refunds':
        return list(account.refundsOf(payment));
      default:
        throw new DoubleError(404, 'invalid_request_error', 'not_doubled');
    }
  }

  const expanded = (session: DoubleSession) => {
    return {
      ...session,
      payment_intent: account.intents.get(session.payment_intent ?? '') ?? null,
    };
  };

  async function page(request: IncomingMessage, response: ServerResponse, session: DoubleSession) {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(payPage(session));
      return;
    }
    account.pay(session.id);
    if (webhook) {
      const event = signed('checkout.session.completed', session);
      await fetch(webhook, { method: 'POST', ...event });
    }
    response.writeHead(303, { Location: session.success_url }).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const known = error instanceof DoubleError ? error : new DoubleError(500, 'api_error', 'bug');
      const { status, type, code } = known;
      send(response, status, JSON.stringify({ error: { type, code, message: 'Of the double' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The settings of a server that uses it. */
    stripe: { secretKey, webhookSecret, apiBase: url } satisfies StripeOptions,
    account,
    /** Each as 'GET /v1/refunds'. */
    calls,
    signed,
    signedBody,
    fail(how: DoubleFailure | undefined) {
      failure = how;
    },
    /** Where a payment on the double's page is told. */
    sendEventsTo(address: string) {
      webhook = address;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Signing {
  at?: number;
  secret?: string;
}

const list = (data: readonly object[]) => ({ object: 'list', has_more: false, url: '/v1', data });

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

const payPage = ({ description, amount_total, cancel_url }: DoubleSession) => `<!DOCTYPE html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>A double of Stripe</title>
<p>This is a double of Stripe for tests. No money moves.
<p>${escaped(description)}: $${(amount_total / 100).toFixed(2)}
<form method="post"><button>Pay</button></form>
<a href="${escaped(cancel_url)}">Back</a>`;

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
