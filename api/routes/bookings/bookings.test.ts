import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/bodies.ts';
import { ownerForTest } from '#api/testing/owner-for-test.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('GET /api/bookings of days', () => {
  it('answers with every booking of the days, also over the end of a month', async () => {
    const { own, book } = await ownerForTest();
    await book({ date: '2026-12-01', time: '11:30', name: 'Third' });
    await book({ date: '2026-11-30', name: 'First' });
    await book({ date: '2026-12-01', name: 'Second' });
    await book({ date: '2026-12-02', name: 'Later' });
    const { json } = await own('GET /api/bookings?from=2026-11-30&to=2026-12-01');
    expect(json.data.map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
    expect(json).toMatchObject({ total: 3, nextCursor: null });
  });

  it.each([
    ['from=2026-12-01', { to: 'Please choose a date' }],
    ['to=2026-12-01', { from: 'Please choose a date' }],
    ['from=&to=2026-12-01', { from: 'Please choose a date' }],
    ['from=2026-12-01&to=2026-02-30', { to: 'This day does not exist' }],
    ['from=2026-12-02&to=2026-12-01', { to: 'The last day comes before the first' }],
    ['from=2026-12-01&from=2026-12-02&to=2026-12-03', { from: 'Please choose a date' }],
  ])('refuses %s', async (query, errors) => {
    const { own } = await ownerForTest();
    const answer = await own(`GET /api/bookings?${query}`);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual(errors);
  });

  it('takes 62 days and refuses one more', async () => {
    const { own } = await ownerForTest();
    expect((await own('GET /api/bookings?from=2026-12-01&to=2027-01-31')).status).toBe(200);
    const answer = await own('GET /api/bookings?from=2026-12-01&to=2027-02-01');
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrors(answer))).toEqual(['to']);
  });
});

describe('GET /api/bookings/{id}', () => {
  it('answers with all that is known of it', async () => {
    const { own, book } = await ownerForTest();
    const booking = await book();
    const answer = await own(`GET /api/bookings/${booking.id}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      ...bookingBody(),
      revision: 1,
      status: 'confirmed',
      history: [],
    });
  });

  it.each([unknown, 'x', '..%2F..%2Fowner', '__proto__', '%00'])(
    'answers 404 for the id %s',
    async (id) => {
      const { own } = await ownerForTest();
      expect((await own(`GET /api/bookings/${id}`)).status).toBe(404);
    },
  );
});

describe('the calls about bookings', () => {
  const calls = [
    ['GET /api/bookings', undefined],
    ['GET /api/bookings?from=2026-12-01&to=2026-12-01', undefined],
    [`GET /api/bookings/${unknown}`, undefined],
    ['POST /api/bookings', bookingBody()],
    [`PATCH /api/bookings/${unknown}`, { revision: 1, action: 'cancel' }],
    [`POST /api/bookings/${unknown}/move`, { revision: 1, date: '2026-12-01', time: '08:00' }],
  ] as const;

  it.each(calls)('%s needs a session', async (call, body) => {
    const { send, origin } = await ownerForTest();
    const headers = { Origin: origin };
    expect((await send(call, { headers, ...(body && { body }) })).status).toBe(401);
    const forged = { ...headers, Cookie: `session=${'A'.repeat(43)}` };
    expect((await send(call, { headers: forged, ...(body && { body }) })).status).toBe(401);
  });

  it.each(calls.filter(([, body]) => body))(
    '%s is for our own pages, in JSON, and not too much of it',
    async (call, body) => {
      const { own } = await ownerForTest();
      const foreign = await own(call, body, { Origin: 'https://elsewhere.example' });
      expect(foreign.status).toBe(403);
      expect((await own(call, 'a=1', { 'Content-Type': 'text/plain' })).status).toBe(415);
      expect((await own(call, '{')).status).toBe(400);
      expect((await own(call, { ...body, notes: 'x'.repeat(70_000) })).status).toBe(413);
      expect((await own(call, {})).status).toBe(422);
    },
  );
});
