import { describe, expect, it } from 'vitest';
import { payingClient } from './testing/paying-client.ts';

/** A client who paid online and then disputes it at the bank. */
async function disputingClient() {
  const client = await payingClient();
  const session = client.stripe.account.pay((await client.open()).id);
  const paymentId = session.payment_intent ?? '';
  const total = session.amount_total;
  const dispute = client.stripe.account.dispute(paymentId);
  const money = async () => (await client.call('GET /api/money?month=2026-11')).json;
  const openJobs = async () => (await client.call('GET /api/bookings/jobs/open')).json;
  return { ...client, session, paymentId, total, dispute, money, openJobs };
}

const created = 'charge.dispute.created';
const closed = 'charge.dispute.closed';
const respondBy = '2026-12-05T15:00:00.000Z';

describe('a dispute', () => {
  it('is stored once, and changes no sum before the bank has decided', async () => {
    const client = await disputingClient();
    const event = client.stripe.signed(created, client.dispute);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.webhook(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await client.tell('charge.dispute.updated', client.dispute);
    expect((await client.refund(client.paymentId, 100)).json.code).toBe('refund_refused');
    const { payments, due, chargedBack } = await client.job();
    expect(payments).toMatchObject([
      {
        id: client.paymentId,
        disputes: [
          {
            id: client.dispute.id,
            amount: client.total,
            state: 'needs_response',
            respondBy,
            at: '2026-11-25T15:00:00.000Z',
          },
        ],
      },
    ]);
    expect([due, chargedBack]).toEqual([0, 0]);
    expect(await client.money()).toMatchObject({
      totals: { paid: client.total, chargedBack: 0 },
      movements: [{ kind: 'payment', isDisputed: true }],
    });
    expect(await client.openJobs()).toMatchObject({
      data: [{ bookingId: client.id, needs: ['dispute'], disputeDueAt: respondBy }],
    });
  });

  it('that is lost takes the money out of the books, also if its end is told first', async () => {
    const client = await disputingClient();
    const before = structuredClone(client.dispute);
    client.dispute.status = 'lost';
    await client.tell(closed, client.dispute);
    await client.tell(created, before);
    await client.tell('checkout.session.completed', client.session);
    const { chargedBack, due, payment } = await client.job();
    expect([chargedBack, due, payment]).toEqual([client.total, client.total, 'due']);
    expect(await client.money()).toMatchObject({
      totals: { paid: client.total, refunded: 0, chargedBack: client.total },
      movements: [{ kind: 'payment' }, { id: client.dispute.id, kind: 'chargeback' }],
    });
    const { text } = await client.call('GET /api/money/payments.csv?from=2026-11&to=2026-11');
    expect(text).toContain(`"chargeback","online","-${(client.total / 100).toFixed(2)}"`);
    expect(await client.openJobs()).toEqual({ data: [] });
  });

  it('that is won leaves the money in the books', async () => {
    const client = await disputingClient();
    await client.tell(created, client.dispute);
    client.dispute.status = 'won';
    await client.tell(closed, client.dispute);
    const { payments, due } = await client.job();
    expect(payments[0]?.disputes).toMatchObject([{ state: 'closed' }]);
    expect(due).toBe(0);
  });

  it('is answered so that Stripe sends it again while it cannot be read', async () => {
    const client = await disputingClient();
    client.stripe.fail('error');
    expect((await client.tell(created, client.dispute)).status).toBe(503);
    client.stripe.fail(undefined);
    expect((await client.tell(created, client.dispute)).status).toBe(200);
    expect((await client.job()).payments[0]?.disputes).toHaveLength(1);
  });

  it('of a payment that is not ours is accepted', async () => {
    const client = await disputingClient();
    const foreign = { ...client.dispute, payment_intent: 'pi_of_another' };
    expect((await client.tell(created, foreign)).status).toBe(200);
    const none = { ...client.dispute, payment_intent: null };
    expect((await client.tell(created, none)).status).toBe(200);
    expect((await client.job()).payments).toEqual([]);
  });
});
