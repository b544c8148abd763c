import { describe, expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const bookCall = 'POST /api/calendar/book';
const contactCall = 'POST /api/contact';
const attribution = { partner: 'jane-doe-realty' };
const jane = { name: 'Jane Doe Realty', slug: 'jane-doe-realty', site: 'https://jane.example/' };
const testBooking = (changes = {}) => bookingBody({ attribution, test: true, ...changes });
const testRequest = (changes = {}) => contactBody({ attribution, test: true, ...changes });

async function api() {
  const { call, ...owner } = await signedInOwner();
  await call('POST /api/partners', jane);
  const partner = async () => (await call('GET /api/partners')).json.data[0];
  const leads = async () => {
    const [bookings, requests] = await Promise.all([
      call('GET /api/bookings?when=all'),
      call('GET /api/contact-requests'),
    ]);
    return [bookings.json.total, requests.json.total];
  };
  return { ...owner, call, partner, leads };
}

describe('a booking in test mode', () => {
  it('is answered like a real one, and its time stays free', async () => {
    const { send, leads } = await api();
    const quote = { propertyType: 'condo', squareFootage: 1500 };
    const answer = await send(bookCall, { body: testBooking({ quote }) });
    expect(answer.status).toBe(201);
    const real = await send(bookCall, { body: bookingBody({ quote }) });
    expect(real.status, 'the same time can still be booked').toBe(201);
    expect(Object.keys(answer.json).sort()).toEqual([...Object.keys(real.json), 'test'].sort());
    expect(answer.json).toMatchObject({ test: true, date: '2026-11-30', time: '08:00' });
    expect(await leads()).toEqual([1, 0]);
  });

  it('is validated, and refused for a time that is not free, as a real one', async () => {
    const { send } = await api();
    expect((await send(bookCall, { body: testBooking({ email: 'jane' }) })).status).toBe(422);
    expect((await send(bookCall, { body: testBooking({ website: 'x' }) })).json.code).toBe(
      'looks_automated',
    );
    const sunday = await send(bookCall, { body: testBooking({ date: '2026-11-29' }) });
    expect(sunday.json.code).toBe('slot_unavailable');
    await send(bookCall, { body: bookingBody() });
    const taken = await send(bookCall, { body: testBooking() });
    expect(taken.json).toMatchObject({
      code: 'slot_taken',
      slots: [{ time: '11:30' }, { time: '15:00' }],
    });
  });

  it('uses up no bound of open bookings', async () => {
    const { send } = await apiForTest({ rateLimit: true });
    for (let n = 0; n < 12; n++) {
      expect((await send(bookCall, { body: testBooking() })).status).toBe(201);
    }
    expect((await send(bookCall, { body: bookingBody() })).status).toBe(201);
  });

  it('keeps its idempotency key', async () => {
    const { send } = await api();
    const headers = { 'Idempotency-Key': 'one' };
    const first = await send(bookCall, { body: testBooking(), headers });
    await send(bookCall, { body: bookingBody() });
    const again = await send(bookCall, { body: testBooking(), headers });
    expect(again.json, 'although the time is booked by now').toEqual(first.json);
    const other = await send(bookCall, { body: testBooking({ time: '15:00' }), headers });
    expect(other.json.code).toBe('idempotency_key_reused');
  });

  it('sends nobody a mail', async () => {
    const { send, call } = await api();
    await send(bookCall, { body: testBooking() });
    await send(contactCall, { body: testRequest() });
    // Mails would be planned even without a mail server.
    expect((await call('GET /api/messages/planned')).json.data).toEqual([]);
  });
});

describe('a request in test mode', () => {
  it('is answered like a real one, and not stored', async () => {
    const { send, leads } = await api();
    const answer = await send(contactCall, { body: testRequest() });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ id: expect.any(String), test: true });
    expect((await send(contactCall, { body: testRequest({ phone: '1' }) })).status).toBe(422);
    expect(await leads()).toEqual([0, 0]);
  });
});

describe('what the owner sees', () => {
  it('is the last day on which a known partner tried a widget', async () => {
    const { send, partner, call } = await api();
    expect(await partner()).not.toHaveProperty('testedOn');
    await send(contactCall, { body: testRequest() });
    expect(await partner()).toMatchObject({ testedOn: '2026-11-25', requests: 0, bookings: 0 });
    await send(bookCall, { body: testBooking({ attribution: { partner: 'stranger' } }) });
    expect((await call('GET /api/partners/unknown')).json.data).toEqual([]);
  });

  it('is nothing of a call that was refused', async () => {
    const { send, partner } = await api();
    await send(contactCall, { body: testRequest({ email: 'jane' }) });
    expect(await partner()).not.toHaveProperty('testedOn');
  });
});

it('counts tests against the rate limit of real calls', async () => {
  const { send } = await apiForTest({ rateLimit: true });
  const statuses = new Set<number>();
  for (let n = 0; n < 21; n++)
    statuses.add((await send(contactCall, { body: testRequest() })).status);
  expect([...statuses]).toEqual([201, 429]);
});
