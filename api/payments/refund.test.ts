import { describe, expect, it } from 'vitest';
import { payingClient } from './testing/paying-client.ts';

/** A client who has paid online. */
async function paidClient() {
  const client = await payingClient();
  const session = client.stripe.account.pay((await client.open()).id);
  await client.tell('checkout.session.completed', session);
  const paymentId = session.payment_intent ?? '';
  const amount = session.amount_total;
  return { ...client, session, paymentId, amount };
}

describe('the owner refunds a payment online', () => {
  it('at Stripe, then in the job, once for a repeated call', async () => {
    const client = await paidClient();
    const key = crypto.randomUUID();
    const answers = [
      await client.refund(client.paymentId, 5000, key),
      await client.refund(client.paymentId, 5000, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(client.stripe.account.refunds).toMatchObject([{ amount: 5000 }]);
    const { payments, refunded, due } = await client.job();
    expect([refunded, due]).toEqual([5000, 5000]);
    expect(payments[0]?.refunds).toMatchObject([
      { id: client.stripe.account.refunds[0]?.id, amount: 5000, by: 'Owner' },
    ]);
    // Stripe tells of it too.
    await client.tell('refund.created', client.stripe.account.refunds[0] ?? {});
    expect((await client.job()).refunded).toBe(5000);
  });

  it('whole by a repeated call, and not twice by two', async () => {
    const client = await paidClient();
    const key = crypto.randomUUID();
    expect((await client.refund(client.paymentId, client.amount, key)).status).toBe(201);
    expect((await client.refund(client.paymentId, client.amount, key)).status).toBe(201);
    const more = await client.refund(client.paymentId, 1);
    expect(more.json).toMatchObject({ status: 422, errors: [{ path: 'amount' }] });
    expect((await client.job()).refunded).toBe(client.amount);
  });

  it('not at all while Stripe fails; a repeat finds the one that it made after all', async () => {
    const client = await paidClient();
    const key = crypto.randomUUID();
    client.stripe.fail('crash');
    const failed = await client.refund(client.paymentId, 5000, key);
    expect(failed.json).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect((await client.job()).refunded).toBe(0);
    client.stripe.fail(undefined);
    expect((await client.refund(client.paymentId, 5000, key)).status).toBe(201);
    expect(client.stripe.account.refunds).toHaveLength(1);
    expect((await client.job()).refunded).toBe(5000);
  });

  it('not if it was refunded in the dashboard, which the job then knows', async () => {
    const client = await paidClient();
    client.stripe.account.refund(client.paymentId, client.amount);
    const refused = await client.refund(client.paymentId, 5000);
    expect(refused.json).toMatchObject({ status: 409, code: 'refund_refused' });
    expect(await client.job()).toMatchObject({
      refunded: client.amount,
      payments: [{ refunds: [{ by: 'Stripe' }] }],
    });
  });

  it('not for a key that was used for another amount', async () => {
    const client = await paidClient();
    const key = crypto.randomUUID();
    await client.refund(client.paymentId, 5000, key);
    const other = await client.refund(client.paymentId, 6000, key);
    expect(other.json.code).toBe('idempotency_key_reused');
    expect((await client.job()).refunded).toBe(5000);
  });
});

describe('a refund in Stripe’s dashboard', () => {
  it('is stored, whatever tells of it and however often', async () => {
    const client = await paidClient();
    const refund = client.stripe.account.refund(client.paymentId, 4000);
    const charge = { id: 'ch_1', object: 'charge', payment_intent: client.paymentId };
    for (const [type, object] of [
      ['charge.refunded', charge],
      ['refund.created', refund],
      ['refund.updated', refund],
    ] as const) {
      expect((await client.tell(type, object)).status).toBe(200);
    }
    const { payments, refunded } = await client.job();
    expect(refunded).toBe(4000);
    expect(payments[0]?.refunds).toMatchObject([{ id: refund.id, by: 'Stripe' }]);
  });

  it('that is told before the payment brings the payment along', async () => {
    const client = await payingClient();
    const session = client.stripe.account.pay((await client.open()).id);
    const refund = client.stripe.account.refund(session.payment_intent ?? '', 4000);
    await client.tell('refund.created', refund);
    await client.tell('checkout.session.completed', session);
    expect(await client.job()).toMatchObject({ paid: session.amount_total, refunded: 4000 });
    expect((await client.job()).payments).toHaveLength(1);
  });

  it('that fails at the bank is taken out, also if that is told first', async () => {
    const client = await paidClient();
    const refund = client.stripe.account.refund(client.paymentId, 4000);
    const created = structuredClone(refund);
    await client.tell('refund.created', refund);
    expect((await client.job()).refunded).toBe(4000);
    refund.status = 'failed';
    await client.tell('refund.failed', refund);
    await client.tell('refund.created', created);
    expect(await client.job()).toMatchObject({ refunded: 0, due: 0 });
  });

  it('is sent again by Stripe if it cannot be read now', async () => {
    const client = await paidClient();
    const refund = client.stripe.account.refund(client.paymentId, 4000);
    client.stripe.fail('error');
    expect((await client.tell('refund.created', refund)).status).toBe(503);
    client.stripe.fail(undefined);
    expect((await client.tell('refund.created', refund)).status).toBe(200);
    expect((await client.job()).refunded).toBe(4000);
  });

  it('of a payment of another program is passed over', async () => {
    const client = await paidClient();
    const refund = { id: 're_9', object: 'refund', amount: 1, payment_intent: 'pi_of_another' };
    expect((await client.tell('refund.created', refund)).status).toBe(200);
    expect((await client.job()).refunded).toBe(0);
  });
});

describe('coming back from the page', () => {
  it('stores the payment without an event, once', async () => {
    const client = await payingClient();
    const session = client.stripe.account.pay((await client.open()).id);
    const answers = await Promise.all([
      client.comeBack(),
      client.comeBack(),
      client.tell('checkout.session.completed', session),
      client.addLine(5000),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    expect(await client.job()).toMatchObject({
      paid: session.amount_total,
      due: 5000,
      payments: [{ id: session.payment_intent }],
    });
  });

  it('without having paid stores nothing, whatever the address says', async () => {
    const client = await payingClient();
    await client.open();
    expect((await client.comeBack()).json).toEqual({ state: 'due' });
    expect((await client.view()).json).toMatchObject({ job: { payment: 'due', paid: 0 } });
    const page = await client.send(`POST ${client.path}/checkout/return?paid=yes`, {
      headers: { Origin: client.origin },
    });
    expect(page.json).toEqual({ state: 'due' });
  });

  it('while Stripe fails says so', async () => {
    const client = await payingClient();
    await client.open();
    client.stripe.fail('error');
    expect((await client.comeBack()).json.code).toBe('payments_unavailable');
  });
});
