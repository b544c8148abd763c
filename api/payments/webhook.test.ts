import { describe, expect, it } from 'vitest';
import { shareOfRuns } from '#api/testing/share-of-runs.ts';
import { payingClient } from './testing/paying-client.ts';

const completed = 'checkout.session.completed';

describe('an event of Stripe', () => {
  it('that a page was paid stores the payment, once, however often it is sent', async () => {
    const client = await payingClient();
    const session = client.stripe.account.pay((await client.open()).id);
    const event = client.stripe.signed(completed, session);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.webhook(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // The same news as another event.
    await client.tell(completed, session);
    const { payments, due, payment } = await client.job();
    expect(payments).toEqual([
      {
        id: session.payment_intent,
        amount: session.amount_total,
        amountCents: session.amount_total,
        method: 'online',
        at: '2026-11-25T15:00:00.000Z',
        by: 'Client',
        refunds: [],
      },
    ]);
    expect([due, payment]).toEqual([0, 'paid']);
    expect((await client.checkout()).json.code).toBe('nothing_due');
  });

  it('may come before the answer of the call that opened the page', async () => {
    const client = await payingClient();
    client.stripe.fail('crash');
    expect((await client.checkout()).status).toBe(503);
    client.stripe.fail(undefined);
    const [opened] = client.stripe.account.sessions.values();
    const session = client.stripe.account.pay(opened?.id ?? '');
    await client.tell(completed, session);
    expect((await client.job()).due).toBe(0);
    expect((await client.checkout()).json.code).toBe('nothing_due');
    expect((await client.job()).payments).toHaveLength(1);
  });

  it('of a bank debit counts once the bank has confirmed it', async () => {
    const client = await payingClient();
    const { id } = await client.open();
    await client.tell(completed, client.stripe.account.pay(id, 'processing'));
    expect((await client.job()).paid).toBe(0);
    const again = await client.checkout();
    expect(again.json).toMatchObject({ status: 409, code: 'payment_processing' });
    expect((await client.comeBack()).json).toEqual({ state: 'processing' });
    const session = client.stripe.account.confirm(id, true);
    await client.tell('checkout.session.async_payment_succeeded', session);
    expect(await client.job()).toMatchObject({ paid: session.amount_total, due: 0 });
  });

  it('of a bank debit that failed opens the way to pay again, also if that is told first', async () => {
    const client = await payingClient();
    const { id } = await client.open();
    const processing = structuredClone(client.stripe.account.pay(id, 'processing'));
    const failed = client.stripe.account.confirm(id, false);
    await client.tell('checkout.session.async_payment_failed', failed);
    await client.tell(completed, processing);
    expect((await client.job()).paid).toBe(0);
    expect((await client.open()).id).not.toBe(id);
  });

  it('that a page has expired, told late, takes no payment away', async () => {
    const client = await payingClient();
    const { id } = await client.open();
    const before = { ...structuredClone(client.stripe.account.session(id)), status: 'expired' };
    await client.tell(completed, client.stripe.account.pay(id));
    await client.tell('checkout.session.expired', before);
    expect(await client.job()).toMatchObject({ due: 0, payment: 'paid' });
  });

  it('stores what was paid at a former price, and the rest stays due', async () => {
    const client = await payingClient();
    const { id } = await client.open();
    // Stripe does not hear that the page has ended.
    client.stripe.fail('error');
    await client.addLine(5000);
    client.stripe.fail(undefined);
    await client.tell(completed, client.stripe.account.pay(id));
    expect(await client.job()).toMatchObject({ due: 5000, payment: 'partly' });
    const rest = await client.open();
    expect(rest.amount_total).toBe(5000);
    await client.addLine(-6000);
    expect(await client.job()).toMatchObject({ due: -1000, payment: 'paid' });
  });

  it.each<[string, object]>([
    ['of an unknown booking', { metadata: { booking: 'nobody' } }],
    ['of another program of the same account', { metadata: {} }],
    ['in another currency', { currency: 'mxn' }],
    ['without an end', { expires_at: undefined }],
    ['that nothing was paid yet', { payment_status: 'unpaid' }],
  ])('%s is accepted and stores no payment', async (_what, changes) => {
    const client = await payingClient();
    const session = client.stripe.account.pay((await client.open()).id);
    const answer = await client.tell(completed, { ...session, ...changes });
    expect([answer.status, answer.text]).toEqual([200, '{"received":true}']);
    expect((await client.job()).payments).toEqual([]);
  });

  it('for another booking changes only that one', async () => {
    const client = await payingClient();
    const session = client.stripe.account.pay((await client.open()).id);
    const other = await client.book({ date: '2026-12-07', email: 'other@example.com' });
    await client.tell(completed, { ...session, metadata: { booking: other.id } });
    expect((await client.job()).payments).toEqual([]);
  });

  it('of a kind that means nothing here is accepted', async () => {
    const client = await payingClient();
    for (const type of ['customer.created', 'no.such.event']) {
      expect((await client.tell(type, { id: 'x', object: 'y' })).status, type).toBe(200);
    }
  });
});

describe('a body with a right signature', () => {
  it('that is a thin event is accepted, with what to choose at Stripe', async () => {
    const client = await payingClient();
    const thin = {
      id: 'evt_test_1',
      object: 'v2.core.event',
      type: 'v1.checkout.session.completed',
      related_object: { id: 'cs_test_1', type: 'checkout.session' },
    };
    const answer = await client.webhook(client.stripe.signedBody(JSON.stringify(thin)));
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        received: true,
        ignored:
          'This event tells too little: choose the payload style "Snapshot" for this endpoint at Stripe',
      },
    ]);
  });

  it.each([
    'null',
    '[]',
    '"text"',
    '{}',
    '{',
    '{"type":"charge.refunded"}',
    '{"type":1,"data":null}',
    '{"type":"checkout.session.completed","data":{"object":{"metadata":{"booking":"x"}}}}',
    '{"type":"checkout.session.completed","data":{"object":"cs_1"}}',
    '{"type":"refund.updated","data":{"object":7}}',
  ])('and no event of Stripe, %s, is accepted and means nothing', async (body) => {
    const client = await payingClient();
    const answer = await client.webhook(client.stripe.signedBody(body));
    expect([answer.status, answer.text]).toEqual([200, '{"received":true}']);
  });
});

describe('a wrong signature', () => {
  it('is refused: none, forged, of another secret, of another body, or old', async () => {
    const client = await payingClient();
    const session = client.stripe.account.pay((await client.open()).id);
    const { stripe, webhook } = client;
    const good = stripe.signed(completed, session);
    const now = Math.floor(Date.now() / 1000);
    const forged = {
      none: { ...good, headers: {} },
      empty: { ...good, headers: { 'Stripe-Signature': '' } },
      nonsense: { ...good, headers: { 'Stripe-Signature': 't=1,v1=00' } },
      'no value': { ...good, headers: { 'Stripe-Signature': 't=1,v1=' } },
      'no letters of one': { ...good, headers: { 'Stripe-Signature': 't=1,v1=é' } },
      'another secret': stripe.signed(completed, session, { secret: 'whsec_of_somebody_else' }),
      'another body': {
        ...good,
        body: good.body.replace(/"amount_total":\d+/, '"amount_total":1'),
      },
      old: stripe.signed(completed, session, { at: now - 301 }),
    };
    for (const [what, event] of Object.entries(forged)) {
      const { status, json } = await webhook({
        body: event.body,
        headers: { ...event.headers } as Record<string, string>,
      });
      expect([status, json.code], what).toEqual([400, 'wrong_signature']);
    }
    expect((await client.job()).payments).toEqual([]);
  });

  it('is refused for a body that is no JSON or too large', async () => {
    const client = await payingClient();
    const body = 'x'.repeat(256 * 1024 + 1);
    const answer = await client.send('POST /api/stripe/webhook', { body });
    expect(answer.json).toMatchObject({ status: 413, code: 'body_too_large' });
    const nonsense = await client.send('POST /api/stripe/webhook', { body: '{' });
    expect(nonsense.json.code).toBe('wrong_signature');
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an event without data', '{"object":"event"}'],
    ['a thin event', '{"object":"v2.core.event"}'],
    ['a body that is too large', ' '.repeat(256 * 1024 + 1)],
  ])('counts for the limit with %s', async (_what, body) => {
    const { send } = await payingClient({ rateLimit: true });
    const headers = { 'Stripe-Signature': 't=1,v1=' };
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const { status } = await send('POST /api/stripe/webhook', { body, headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [expect.toSatisfy((status: number) => status === 400 || status === 413), 20],
      [429, 5],
    ]);
    expect((await send('GET /readyz')).json).toMatchObject({
      status: 'ready',
      checks: { errors: 'ok' },
    });
  });

  it('ten thousand times costs little, and does not lock Stripe out of the same address', async () => {
    const client = await payingClient({ rateLimit: true });
    const session = client.stripe.account.pay((await client.open()).id);
    const forged = client.stripe.signed(completed, session, { secret: 'whsec_of_somebody_else' });
    const codes = new Map<number, number>();
    const runs = shareOfRuns(10_000);
    for (let sent = 0; sent < runs; sent += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          fetch(`${client.url}/api/stripe/webhook`, { method: 'POST', ...forged }),
        ),
      );
      for (const answer of answers) {
        codes.set(answer.status, (codes.get(answer.status) ?? 0) + 1);
        await answer.arrayBuffer();
      }
    }
    expect(codes.get(400)).toBe(20);
    expect([...codes.keys()].sort()).toEqual([400, 429]);
    expect((await client.job()).payments).toEqual([]);
    expect((await client.tell(completed, session)).status).toBe(200);
    expect((await client.job()).payments).toHaveLength(1);
  }, 120_000);
});
