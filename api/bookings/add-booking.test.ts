import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const byHand = 'POST /api/bookings';

describe('POST /api/bookings', () => {
  it('books like a client, priced by the server and marked as entered by the owner', async () => {
    const { call, slots } = await signedInOwner();
    const quote = { propertyType: 'residential', squareFootage: '2400', totalPrice: 1 };
    const answer = await call(byHand, bookingBody({ quote, date: '2026-12-02' }));
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      ...bookingBody({ date: '2026-12-02' }),
      revision: 1,
      status: 'confirmed',
      history: [{ at: NOW.toISOString(), by: 'Owner', what: 'entered' }],
      quote: { result: { basePrice: 375 } },
    });
    expect(await slots('2026-12-02')).toEqual(['11:30', '15:00']);
  });

  it.each([
    ['within the notice', '2026-11-25', '15:00'],
    ['beyond the horizon', '2027-06-01', '08:00'],
  ])('is allowed %s, unlike for clients', async (_what, date, time) => {
    const { call } = await signedInOwner();
    expect((await call(byHand, bookingBody({ date, time }))).status).toBe(201);
  });

  it('books outside the availability, or beside another booking, only with anyway', async () => {
    const { call } = await signedInOwner();
    const sunday = bookingBody({ date: '2026-11-29', time: '06:30' });
    const refused = await call(byHand, sunday);
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ code: 'slot_unavailable', slots: [] });
    expect((await call(byHand, { ...sunday, anyway: true })).status).toBe(201);
    const close = { ...sunday, time: '09:45' };
    const again = await call(byHand, close);
    expect(again.status).toBe(409);
    expect(again.json).toMatchObject({
      code: 'slot_taken',
      bookings: [{ date: '2026-11-29', time: '06:30' }],
    });
    expect((await call(byHand, { ...close, anyway: true })).status).toBe(201);
  });

  it('gives a slot to one of the owner and twenty concurrent clients', async () => {
    const { call, send, slots } = await signedInOwner();
    const answers = await Promise.all([
      call(byHand, bookingBody()),
      ...Array.from({ length: 20 }, () => send('POST /api/calendar/book', { body: bookingBody() })),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await slots('2026-11-30')).toEqual(['11:30', '15:00']);
  });

  it('answers a repeat like the first call, and refuses its key for another booking', async () => {
    const { call } = await signedInOwner();
    const key = { 'Idempotency-Key': 'key-1' };
    const sunday = bookingBody({ date: '2026-11-29', anyway: true });
    const first = await call(byHand, sunday, key);
    const second = await call(byHand, sunday, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect((await call('GET /api/bookings')).json.total).toBe(1);
    const other = await call(byHand, { ...sunday, name: 'Another' }, key);
    expect(other.json.code).toBe('idempotency_key_reused');
  });

  it('names every invalid field at once', async () => {
    const { call } = await signedInOwner();
    const answer = await call(byHand, { anyway: 1, quote: { squareFootage: 'x' } });
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrors(answer)).sort()).toEqual([
      'address',
      'anyway',
      'date',
      'name',
      'phone',
      'quote.propertyType',
      'quote.squareFootage',
      'time',
    ]);
  });

  it.each([undefined, '', ' '])('needs no email address: %j', async (email) => {
    const { call } = await signedInOwner();
    const { json } = await call(byHand, bookingBody({ email }));
    expect(json).toMatchObject({ name: 'Grace Hollowbrook', email: '' });
    const wrong = await call(byHand, bookingBody({ email: 'grace@', time: '15:00' }));
    expect(fieldErrors(wrong)).toEqual({ email: 'Please enter a valid email address' });
  });

  it('ignores fields that only the server sets', async () => {
    const { call } = await signedInOwner();
    const hostile = { id: 'mine', status: 'completed', revision: 9, history: [], price: 1 };
    const answer = await call(byHand, bookingBody(hostile));
    expect(answer.json).toMatchObject({ status: 'confirmed', revision: 1 });
    expect(answer.json.id).not.toBe('mine');
    expect(answer.json).not.toHaveProperty('price');
  });
});
