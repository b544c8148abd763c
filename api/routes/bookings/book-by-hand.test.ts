import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/bodies.ts';
import { ownerForTest } from '#api/testing/owner-for-test.ts';

const byHand = 'POST /api/bookings';

describe('POST /api/bookings', () => {
  it('books as a client would, priced by the server and marked as entered by the owner', async () => {
    const { own, slots } = await ownerForTest();
    const quote = { propertyType: 'residential', squareFootage: '2400', totalPrice: 1 };
    const answer = await own(byHand, bookingBody({ quote, date: '2026-12-02' }));
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
  ])('is not bound by what binds clients: %s', async (_what, date, time) => {
    const { own } = await ownerForTest();
    expect((await own(byHand, bookingBody({ date, time }))).status).toBe(201);
  });

  it('books outside the availability only when the owner means it, and never what is sold', async () => {
    const { own } = await ownerForTest();
    const sunday = bookingBody({ date: '2026-11-29', time: '06:30' });
    const refused = await own(byHand, sunday);
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ code: 'slot_unavailable', slots: [] });
    expect((await own(byHand, { ...sunday, anyway: true })).status).toBe(201);
    for (const anyway of [true, false]) {
      const again = await own(byHand, { ...sunday, anyway });
      expect(again.status).toBe(409);
      expect(again.json.code).toBe('slot_taken');
    }
  });

  it('has one winner of the owner and twenty clients', async () => {
    const { own, send, slots } = await ownerForTest();
    const answers = await Promise.all([
      own(byHand, bookingBody()),
      ...Array.from({ length: 20 }, () => send('POST /api/calendar/book', { body: bookingBody() })),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await slots('2026-11-30')).toEqual(['11:30', '15:00']);
  });

  it('answers a repeat as it did first, and refuses its key for another booking', async () => {
    const { own } = await ownerForTest();
    const key = { 'Idempotency-Key': 'key-1' };
    const sunday = bookingBody({ date: '2026-11-29', anyway: true });
    const first = await own(byHand, sunday, key);
    const second = await own(byHand, sunday, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect((await own('GET /api/bookings')).json.total).toBe(1);
    const other = await own(byHand, { ...sunday, name: 'Another' }, key);
    expect(other.json.code).toBe('idempotency_key_reused');
  });

  it('checks each field, with every mistake at once', async () => {
    const { own } = await ownerForTest();
    const answer = await own(byHand, { anyway: 1, quote: { squareFootage: 'x' } });
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrors(answer)).sort()).toEqual([
      'address',
      'anyway',
      'date',
      'email',
      'name',
      'phone',
      'quote.propertyType',
      'quote.squareFootage',
      'time',
    ]);
  });

  it('takes nothing along that only the server decides', async () => {
    const { own } = await ownerForTest();
    const hostile = { id: 'mine', status: 'completed', revision: 9, history: [], price: 1 };
    const answer = await own(byHand, bookingBody(hostile));
    expect(answer.json).toMatchObject({ status: 'confirmed', revision: 1 });
    expect(answer.json.id).not.toBe('mine');
    expect(answer.json).not.toHaveProperty('price');
  });
});
