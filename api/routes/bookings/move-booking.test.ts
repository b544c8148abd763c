import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/bodies.ts';
import { ownerForTest } from '#api/testing/owner-for-test.ts';

const at = NOW.toISOString();
const move = (id: string) => `POST /api/bookings/${id}/move`;

describe('POST /api/bookings/{id}/move', () => {
  it.each(['2026-11-30', '2026-12-04'])(
    'moves to %s, keeps from where to where, and offers the old slot again',
    async (date) => {
      const { own, book, slots } = await ownerForTest();
      const { id } = await book();
      const answer = await own(move(id), { revision: 1, date, time: '15:00' });
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

  it('answers 409 with what is free when the slot is sold', async () => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    await book({ date: '2026-12-01', time: '11:30' });
    for (const anyway of [false, true]) {
      const slot = { date: '2026-12-01', time: '11:30', anyway };
      const answer = await own(move(id), { revision: 1, ...slot });
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        code: 'slot_taken',
        slots: [{ time: '08:00' }, { time: '15:00' }],
      });
    }
  });

  it.each([
    ['a Saturday', '2026-11-28', '08:00'],
    ['another time', '2026-12-01', '09:15'],
    ['a day that is over', '2026-11-24', '08:00'],
  ])('goes to %s only when the owner means it', async (_what, date, time) => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    const refused = await own(move(id), { revision: 1, date, time });
    expect(refused.status).toBe(422);
    expect(refused.json.code).toBe('slot_unavailable');
    const moved = await own(move(id), { revision: 1, date, time, anyway: true });
    expect(moved.json).toMatchObject({ date, time });
  });

  it('is told of a sold time that it is sold, though it is outside the availability', async () => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    const saturday = { date: '2026-11-28', time: '08:00' };
    await own('POST /api/bookings', bookingBody({ ...saturday, anyway: true }));
    const answer = await own(move(id), { revision: 1, ...saturday });
    expect(answer.json).toMatchObject({ code: 'slot_taken', slots: [] });
  });

  it.each([
    ['within the notice', '2026-11-25', '11:30'],
    ['beyond the horizon', '2027-06-01', '08:00'],
  ])('goes to a start time %s', async (_what, date, time) => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    expect((await own(move(id), { revision: 1, date, time })).status).toBe(200);
  });

  it('has one winner of two owners’ moves and a client', async () => {
    const { own, book, send, slots } = await ownerForTest();
    const one = await book();
    const two = await book({ time: '11:30' });
    const slot = { date: '2026-12-10', time: '08:00' };
    const answers = await Promise.all([
      own(move(one.id), { revision: 1, ...slot }),
      own(move(two.id), { revision: 1, ...slot }),
      send('POST /api/calendar/book', { body: bookingBody(slot) }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await slots(slot.date)).toEqual(['11:30', '15:00']);
  });

  it('says first that a newer version is there', async () => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    await own(`PATCH /api/bookings/${id}`, { revision: 1, note: 'From the phone' });
    const answer = await own(move(id), { revision: 1, date: '2026-11-28', time: '03:00' });
    expect(answer.json).toMatchObject({ code: 'edit_conflict', current: { revision: 2 } });
  });

  it('refuses a cancelled booking and a slot where it is already', async () => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    const same = await own(move(id), { revision: 1, date: '2026-11-30', time: '08:00' });
    expect(fieldErrors(same)).toEqual({ time: 'The appointment is at this time already' });
    await own(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    const answer = await own(move(id), { revision: 2, date: '2026-12-01', time: '08:00' });
    expect(fieldErrors(answer)).toEqual({
      action: 'Only a confirmed booking can be moved; this one is cancelled',
    });
  });

  it('answers 404 for a booking that is not there', async () => {
    const { own } = await ownerForTest();
    const body = { revision: 1, date: '2026-12-01', time: '08:00' };
    expect((await own(move('none'), body)).status).toBe(404);
  });

  it.each([
    [{ date: '0002-11-30', anyway: true }, { date: 'Please choose a date' }],
    [{ date: '2026-02-30' }, { date: 'This day does not exist' }],
    [{ time: '8:00 AM' }, { time: 'Please choose a time' }],
    [{ anyway: 'yes' }, { anyway: 'Please answer yes or no' }],
    [{ revision: 1.5 }, { revision: 'Say which version this changes' }],
  ])('refuses %j', async (fields, errors) => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    const body = { revision: 1, date: '2026-12-01', time: '08:00', ...fields };
    expect(fieldErrors(await own(move(id), body))).toEqual(errors);
  });
});
