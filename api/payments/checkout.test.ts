import { describe, expect, it } from 'vitest';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { payingClient } from './testing/paying-client.ts';

describe('a page to pay', () => {
  it('asks for what is due, in the client’s language, with the client’s email, for 35 minutes', async () => {
    const client = await payingClient({ publicUrl: 'https://inspector.example' }, { locale: 'es' });
    const { due } = await client.job();
    expect(due).toBeGreaterThan(0);
    const session = await client.open();
    const { email, address } = (await client.booking()) as unknown as Record<string, string>;
    expect(session).toMatchObject({
      amount_total: due,
      currency: 'usd',
      customer_email: email,
      locale: 'es-419',
      description: `Inspección en ${address?.split(',')[0]}`,
      metadata: { booking: client.id },
      success_url: `https://inspector.example/es/appointment/${client.token}?paid=yes`,
      cancel_url: `https://inspector.example/es/appointment/${client.token}?paid=no`,
    });
    const minutes = (session.expires_at * 1000 - Date.parse('2026-11-25T15:00:00Z')) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(35);
    expect(minutes).toBeLessThan(40);
  });

  it('opens without the client’s email if Stripe takes no such address', async () => {
    const client = await payingClient({}, { email: 'client@mailbox.invalid' });
    expect(await client.open()).toMatchObject({ status: 'open', customer_email: null });
  });

  it('is one, however often and by however many calls at once it is asked for', async () => {
    const client = await payingClient();
    const urls = await Promise.all(
      Array.from({ length: 991 }, async () => (await client.checkout()).text),
    );
    urls.push((await client.checkout()).text);
    expect(new Set(urls).size).toBe(1);
    expect(client.stripe.account.sessions.size).toBe(1);
  });

  it('is another once it has expired', async () => {
    const client = await payingClient();
    const first = await client.open();
    client.inMinutes(45);
    const second = await client.open();
    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe('open');
  });

  it('expires when the price changes, and the next one has the new amount', async () => {
    const client = await payingClient();
    const first = await client.open();
    expect((await client.addLine(5000)).status).toBe(201);
    expect(first.status).toBe('expired');
    const second = await client.open();
    expect(second.amount_total).toBe(first.amount_total + 5000);
    expect((await client.addLine(-5000)).status).toBe(201);
    expect(second.status).toBe('expired');
    expect(await client.open()).toMatchObject({ status: 'open', amount_total: first.amount_total });
  });

  it('expires when a payment comes in another way, and asks for what is left', async () => {
    const client = await payingClient();
    const { amount_total, id } = await client.open();
    const cash = { amount: 10_000, method: 'cash' };
    await client.call(`POST /api/bookings/${client.id}/payments`, cash);
    expect(client.stripe.account.session(id).status).toBe('expired');
    expect(await client.open()).toMatchObject({ amount_total: amount_total - 10_000 });
  });

  it('expires when the client cancels, and then there is nothing to pay', async () => {
    const client = await payingClient({}, { date: '2026-12-14' });
    const session = await client.open();
    const { date, time } = (await client.view()).json as unknown as { date: string; time: string };
    expect((await client.post('cancel', { from: { date, time } })).status).toBe(200);
    expect(session.status).toBe('expired');
    expect((await client.checkout()).json).toMatchObject({ status: 409, code: 'nothing_due' });
  });

  it('expires when the owner cancels one booking, or a selection', async () => {
    for (const how of ['one', 'selection'] as const) {
      const client = await payingClient({}, { date: '2026-12-14' });
      const session = await client.open();
      const { revision } = (await client.booking()) as unknown as { revision: number };
      const answer =
        how === 'one'
          ? await client.call(`PATCH /api/bookings/${client.id}`, { revision, action: 'cancel' })
          : await client.call('POST /api/bookings/selection', {
              action: 'cancel',
              records: [{ id: client.id, revision }],
            });
      expect(answer.status, answer.text).toBe(200);
      expect(session.status, how).toBe('expired');
    }
  });

  it('is none for less than Stripe takes, which the client and the owner are told before', async () => {
    const client = await payingClient();
    const { due } = await client.job();
    const shown = async () => {
      const { json } = await client.view();
      const ofClient = (json as unknown as { job: { canPayOnline: boolean } }).job.canPayOnline;
      return [ofClient, (await client.job()).canPayOnline];
    };
    const pay = (amount: number) =>
      client.call(`POST /api/bookings/${client.id}/payments`, { amount, method: 'cash' });
    await pay(due - 50);
    expect(await shown()).toEqual([true, true]);
    const least = await client.open();
    expect(least.amount_total).toBe(50);
    await pay(1);
    expect(least.status).toBe('expired');
    expect(await shown()).toEqual([false, false]);
    const refused = (await client.checkout()).json;
    expect(refused).toMatchObject({ status: 409, code: 'amount_too_small' });
    expect(refused.detail).toContain('pay your inspector directly');
    await pay(49);
    expect((await client.checkout()).json.code).toBe('nothing_due');
  });

  it('is refused without online payment, by a guessed link, and for what is paid', async () => {
    const client = await payingClient();
    const own = { Origin: client.origin };
    const guessed = `/api/appointments/${'0'.repeat(32)}/checkout`;
    expect((await client.send(`POST ${guessed}`, { headers: own })).status).toBe(404);
    const { due } = await client.job();
    await client.call(`POST /api/bookings/${client.id}/payments`, { amount: due, method: 'check' });
    expect((await client.checkout()).json).toMatchObject({ status: 409, code: 'nothing_due' });
    expect(client.stripe.calls).toEqual([]);

    const off = await bookedAppointment();
    for (const call of [`${off.path}/checkout`, `${off.path}/checkout/return`]) {
      const refused = await off.send(`POST ${call}`, { headers: { Origin: off.origin } });
      expect(refused.json).toMatchObject({ status: 404, code: 'online_payment_off' });
    }
    const event = await off.send('POST /api/stripe/webhook', { body: '{}' });
    expect(event.json).toMatchObject({ status: 404, code: 'online_payment_off' });
  });
});

describe('while Stripe fails', () => {
  it.each(['error', 'stall', 'crash'] as const)(
    'with %s, the client is told to pay the inspector, within 10 s',
    async (failure) => {
      const client = await payingClient();
      client.stripe.fail(failure);
      const start = performance.now();
      const { json } = await client.checkout();
      expect(performance.now() - start).toBeLessThan(10_000);
      expect(json).toMatchObject({ status: 503, code: 'payments_unavailable' });
      expect(json.detail).toContain('pay your inspector directly');
      expect(json.detail).not.toContain('double');
      client.stripe.fail(undefined);
      expect((await client.open()).status).toBe('open');
      // What the failed call did at Stripe is found again by its idempotency key.
      expect(client.stripe.account.sessions.size).toBe(1);
    },
  );

  it('with a stall after a page was opened, a price change is stored all the same', async () => {
    const client = await payingClient();
    const session = await client.open();
    client.stripe.fail('error');
    expect((await client.addLine(5000)).status).toBe(201);
    expect(session.status).toBe('open');
    client.stripe.fail(undefined);
    // The next call ends the old page.
    const next = await client.open();
    expect(session.status).toBe('expired');
    expect(next.amount_total).toBe(session.amount_total + 5000);
  });

  it('a page of a former price is ended once Stripe answers again, and a good one stays', async () => {
    const client = await payingClient();
    const quote = { propertyType: 'residential', squareFootage: 2400 };
    const other = { quote, date: '2026-12-07', email: 'other@example.com' };
    const { json } = await client.send('POST /api/calendar/book', { body: bookingBody(other) });
    const { manageUrl } = json as unknown as { manageUrl: string };
    const path = manageUrl.replace(/.*\/appointment/, '/api/appointments');
    const headers = { Origin: client.origin };
    expect((await client.send(`POST ${path}/checkout`, { headers })).status).toBe(200);
    const [good] = client.stripe.account.sessions.values();
    const session = await client.open();
    client.stripe.fail('error');
    expect((await client.addLine(5000)).status).toBe(201);
    expect(session.status).toBe('open');
    client.stripe.fail(undefined);
    await expect.poll(() => session.status).toBe('expired');
    expect(good?.status).toBe('open');
  });

  it('the page of an erased person is ended', async () => {
    const client = await payingClient();
    // After the appointment.
    client.inMinutes(6 * 24 * 60);
    const session = await client.open();
    const { email } = (await client.booking()) as unknown as { email: string };
    const erased = await client.call('POST /api/privacy/erase', { person: email });
    expect(erased.status, erased.text).toBe(200);
    await expect.poll(() => session.status).toBe('expired');
  });
});
