import { expect, it } from 'vitest';
import { NOW, PASSWORD } from '#api/testing/api-test.ts';
import { serversOnOneDatabase } from '#api/testing/postgres-api.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { stripeForTest } from './testing/paying-client.ts';

it('two servers on one database open one page, and store its payment and refund once', async () => {
  const { start } = await serversOnOneDatabase();
  const double = await stripeForTest(() => NOW);
  const options = {
    stripe: double.stripe,
    ownerPassword: PASSWORD,
    publicUrl: 'https://a.example',
  };
  const one = await start(options);
  const other = await start(options);
  const Origin = one.origin;
  const Cookie = await one.signIn();
  const quote = { propertyType: 'residential', squareFootage: 2400 };
  const booked = await one.send('POST /api/calendar/book', { body: bookingBody({ quote }) });
  const { id, manageUrl } = booked.json as unknown as { id: string; manageUrl: string };
  const path = manageUrl.replace(/.*\/appointment/, '/api/appointments');

  const opened = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      [one, other][index % 2]?.send(`POST ${path}/checkout`, { headers: { Origin } }),
    ),
  );
  const urls = new Set(opened.map((answer) => answer?.text));
  expect(urls.size).toBe(1);
  expect([...urls][0]).toContain('/c/pay/');
  const open = [...double.account.sessions.values()].filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);

  const session = double.account.pay(open[0]?.id ?? '');
  const event = double.signed('checkout.session.completed', session);
  const told = await Promise.all(
    [one, other, one, other].map(({ send }) => send('POST /api/stripe/webhook', event)),
  );
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const paymentId = session.payment_intent ?? '';
  const refund = `POST /api/bookings/${id}/payments/${paymentId}/refund`;
  const headers = { Origin, Cookie, 'Idempotency-Key': crypto.randomUUID() };
  const refunded = await Promise.all(
    [one, other].map(({ send }) => send(refund, { body: { amount: 5000 }, headers })),
  );
  expect(refunded.map(({ status }) => status)).toEqual([201, 201]);

  const read = await other.send(`GET /api/bookings/${id}/job`, { headers: { Cookie } });
  const job = read.json as unknown as PresentedJob;
  expect(job.payments).toMatchObject([
    { id: paymentId, amount: session.amount_total, method: 'online', refunds: [{ amount: 5000 }] },
  ]);
  expect(double.account.refunds).toHaveLength(1);
});
