import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const at = NOW.toISOString();
const move = (id: string) => `POST /api/bookings/${id}/move`;

describe('POST /api/bookings/{id}/move', () => {
  it.each(['2026-11-30', '2026-12-04'])(
    'moves to %s, records the step and frees the old slot',
    async (date) => {
      const { call, book, slots } = await signedInOwner();
      const { id } = await book();
      const answer = await call(move(id), { revision: 1, date, time: '15:00' });
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({ id, revision: 2, date, time: '15:00' });
      expect((answer.json as unknown as { history: unknown }).history).toEqual([
        {
          at,
          by: 'Owner',
          what: 'moved',
          from: { date: '2026-11-30', time: '08:00' },
          to: { date, time: '15:00' },
        },
      ]);
      expect(await slots('2026-11-30')).toContain('08:00');
      expect(await slots(date)).not.toContain('15:00');
    },
  );

  it('answers a time that collides with 409, the free ones and what is in the way; anyway moves it', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    await book({ date: '2026-12-01', time: '11:30' });
    const slot = { date: '2026-12-01', time: '10:00' };
    const refused = await call(move(id), { revision: 1, ...slot });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'slot_taken',
      slots: [{ time: '08:00' }, { time: '15:00' }],
      bookings: [{ date: '2026-12-01', time: '11:30' }],
    });
    const moved = await call(move(id), { revision: 1, ...slot, anyway: true });
    expect(moved.json).toMatchObject({ revision: 2, ...slot });
  });

  it.each([
    ['a Saturday', '2026-11-28', '08:00'],
    ['another time', '2026-12-01', '09:15'],
    ['a day that is over', '2026-11-24', '08:00'],
  ])('moves to %s only with anyway', async (_what, date, time) => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const refused = await call(move(id), { revision: 1, date, time });
    expect(refused.status).toBe(422);
    expect(refused.json.code).toBe('slot_unavailable');
    const moved = await call(move(id), { revision: 1, date, time, anyway: true });
    expect(moved.json).toMatchObject({ date, time });
  });

  it('answers a booked slot outside the availability with slot_taken', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const saturday = { date: '2026-11-28', time: '08:00' };
    await call('POST /api/bookings', bookingBody({ ...saturday, anyway: true }));
    const answer = await call(move(id), { revision: 1, ...saturday });
    expect(answer.json).toMatchObject({ code: 'slot_taken', slots: [] });
  });

  it.each([
    ['within the notice', '2026-11-25', '11:30'],
    ['beyond the horizon', '2027-06-01', '08:00'],
  ])('moves to a start time %s', async (_what, date, time) => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    expect((await call(move(id), { revision: 1, date, time })).status).toBe(200);
  });

  it('gives a slot to one of two concurrent moves and a client', async () => {
    const { call, book, send, slots } = await signedInOwner();
    const one = await book();
    const two = await book({ time: '11:30' });
    const slot = { date: '2026-12-10', time: '08:00' };
    const answers = await Promise.all([
      call(move(one.id), { revision: 1, ...slot }),
      call(move(two.id), { revision: 1, ...slot }),
      send('POST /api/calendar/book', { body: bookingBody(slot) }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await slots(slot.date)).toEqual(['11:30', '15:00']);
  });

  it('reports an outdated version before an unavailable slot', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    await call(`PATCH /api/bookings/${id}`, { revision: 1, note: 'From the phone' });
    const answer = await call(move(id), { revision: 1, date: '2026-11-28', time: '03:00' });
    expect(answer.json).toMatchObject({ code: 'edit_conflict', current: { revision: 2 } });
  });

  it('refuses a canceled booking and the current slot', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const same = await call(move(id), { revision: 1, date: '2026-11-30', time: '08:00' });
    expect(fieldErrors(same)).toEqual({ time: 'The appointment is already at this time' });
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    const answer = await call(move(id), { revision: 2, date: '2026-12-01', time: '08:00' });
    expect(fieldErrors(answer)).toEqual({
      action: 'Only a confirmed booking can be moved; this one is cancelled',
    });
  });

  it.each([
    [{ date: '0002-11-30', anyway: true }, { date: 'Please choose a date' }],
    [{ date: '2026-02-30' }, { date: 'This day does not exist' }],
    [{ time: '8:00 AM' }, { time: 'Please choose a time' }],
    [{ anyway: 'yes' }, { anyway: 'Please answer yes or no' }],
    [{ revision: 1.5 }, { revision: 'Say which version this changes' }],
  ])('refuses %j', async (fields, errors) => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const body = { revision: 1, date: '2026-12-01', time: '08:00', ...fields };
    expect(fieldErrors(await call(move(id), body))).toEqual(errors);
  });
});
