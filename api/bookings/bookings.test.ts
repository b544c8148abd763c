import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

describe('GET /api/bookings of days', () => {
  it('lists every booking of the days, also across months', async () => {
    const { call, book } = await signedInOwner();
    await book({ date: '2026-12-01', time: '11:30', name: 'Third' });
    await book({ date: '2026-11-30', name: 'First' });
    await book({ date: '2026-12-01', name: 'Second' });
    await book({ date: '2026-12-02', name: 'Later' });
    const { json } = await call('GET /api/bookings?from=2026-11-30&to=2026-12-01');
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
    const { call } = await signedInOwner();
    const answer = await call(`GET /api/bookings?${query}`);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual(errors);
  });

  it('accepts at most 62 days', async () => {
    const { call } = await signedInOwner();
    expect((await call('GET /api/bookings?from=2026-12-01&to=2027-01-31')).status).toBe(200);
    const answer = await call('GET /api/bookings?from=2026-12-01&to=2027-02-01');
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrors(answer))).toEqual(['to']);
  });
});

describe('GET /api/bookings/{id}', () => {
  it('answers with every field', async () => {
    const { call, book } = await signedInOwner();
    const booking = await book();
    const answer = await call(`GET /api/bookings/${booking.id}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      ...bookingBody(),
      revision: 1,
      status: 'confirmed',
      history: [],
    });
  });
});
