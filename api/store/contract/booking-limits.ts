import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { sampleBooking, sampleIdempotencyKey } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The number of open bookings of one client, and the owner's setting of it. */
export function bookingLimitsContract(fixture: StoreFixture): void {
  const limitsAt = {
    limits: { perClient: 2, perAgent: 10, agents: ['agent@example.com'] },
    now: new Date('2026-11-20T15:00:00Z'),
    zone: defaultBusiness.timeZone,
  };
  const key = sampleIdempotencyKey;
  const slots = Array.from({ length: 60 }, (_, index) => ({
    date: `2026-${index % 2 ? '12' : '11'}-${String(21 + (index % 9)).padStart(2, '0')}`,
    time: `${String(7 + Math.floor(index / 9)).padStart(2, '0')}:00`,
  }));
  /** A client of its own in a slot of its own. */
  const other = (index: number): Partial<Booking> => ({
    ...slots[index],
    email: `client-${index}@example.com`,
    phone: `214-555-${String(1000 + index)}`,
    address: `${index} Elm Street, Plano`,
  });
  const reserve = (fields: Partial<Booking>, idempotencyKey = key()) =>
    fixture.store.reserveSlot(sampleBooking(fields), idempotencyKey, { limits: limitsAt });
  const outcomes = (answers: readonly { outcome: string }[]) =>
    Object.groupBy(answers, ({ outcome }) => outcome);

  test.each([
    ['email address', { email: 'Maria+home@Example.com' }],
    ['telephone number', { phone: '+1 214.555.0110' }],
    ['property', { address: '1200 ELM ST. Plano, Texas 75023-1234' }],
  ])('of 50 concurrent bookings with one %s two succeed', async (_what, shared) => {
    const answers = await Promise.all(
      slots.slice(0, 50).map((_, index) => reserve({ ...other(index), ...shared })),
    );
    expect(outcomes(answers)['reserved']).toHaveLength(2);
    expect(outcomes(answers)['over_limit']).toHaveLength(48);
    await fixture.reopen();
    expect((await fixture.everything()).bookings).toHaveLength(2);
    expect(await reserve({ ...other(55), ...shared })).toEqual({ outcome: 'over_limit' });
    expect(await reserve(other(56))).toMatchObject({ outcome: 'reserved' });
  });

  test('are more for an agent, with the telephone number of the agent', async () => {
    const answers = await Promise.all(
      slots
        .slice(0, 20)
        .map((slot, index) =>
          reserve({ ...other(index), ...slot, email: 'agent@example.com', phone: '972-555-0199' }),
        ),
    );
    expect(outcomes(answers)['reserved']).toHaveLength(10);
    expect(outcomes(answers)['over_limit']).toHaveLength(10);
  });

  test.each<[string, Partial<Booking>]>([
    ['over', { date: '2026-11-20', time: '08:00' }],
    ['cancelled', { status: 'cancelled' }],
    ['completed', { status: 'completed' }],
    ['deleted', { deletedAt: '2026-11-20T14:00:00.000Z' }],
    [
      'entered by the owner',
      { history: [{ at: '2026-11-20T14:00:00.000Z', by: 'Owner', what: 'entered' }] },
    ],
  ])('do not count what is %s', async (_what, fields) => {
    for (const index of [0, 1, 2]) {
      const { date, time } = { ...slots[index], ...fields } as Booking;
      const minute = `${time.slice(0, 4)}${index}`;
      await fixture.store.reserveSlot(sampleBooking({ date, ...fields, time: minute }));
    }
    expect(await reserve({ ...slots[5] })).toMatchObject({ outcome: 'reserved' });
  });

  test('do not refuse the repeat of an accepted booking', async () => {
    const first = key();
    const booked = await reserve({ id: 'one', ...slots[0] }, first);
    await reserve({ ...slots[1] });
    expect(await reserve({ ...slots[2] })).toEqual({ outcome: 'over_limit' });
    expect(await reserve({ ...slots[0] }, first)).toEqual(booked);
  });

  test('count those that the client gave up in the last week, up to twice as many', async () => {
    const now = limitsAt.now.toISOString();
    const giveUp = (id: string) =>
      fixture.store.changeBooking({ id, revision: 1 }, (one) => ({
        ...one,
        status: 'cancelled',
        history: [{ at: now, by: 'Client', what: 'cancelled' }],
      }));
    const mailbox = (index: number) => ({
      ...other(index),
      email: `m.aria+${index}@gmail.com`,
      createdAt: now,
    });
    for (let index = 0; index < 4; index += 1) {
      const id = `b${index}`;
      expect(await reserve({ ...mailbox(index), id })).toMatchObject({ outcome: 'reserved' });
      await giveUp(id);
    }
    await fixture.reopen();
    expect(await reserve(mailbox(10))).toEqual({ outcome: 'over_limit' });
    expect(await reserve(other(11))).toMatchObject({ outcome: 'reserved' });
    const inAWeek = { limits: { ...limitsAt, now: new Date('2026-11-27T15:00:00Z') } };
    const later = sampleBooking({ ...mailbox(13), date: '2026-12-10' });
    expect(await fixture.store.reserveSlot(later, key(), inAWeek)).toMatchObject({
      outcome: 'reserved',
    });
  });

  test('do not apply without limits', async () => {
    for (const slot of slots.slice(0, 5)) {
      expect(await fixture.store.reserveSlot(sampleBooking(slot))).toMatchObject({
        outcome: 'reserved',
      });
    }
  });

  describe('of all online bookings', () => {
    const online = { most: 12, since: '2026-11-20T14:00:00.000Z' };
    const createdAt = '2026-11-20T14:30:00.000Z';
    /** A client of its own on a day of its own. */
    const stranger = (index: number): Partial<Booking> => ({
      ...other(index),
      date: addDays('2026-12-01', index),
      time: '08:00',
    });
    const days = Array.from({ length: 60 }, (_, index) => index);
    const book = (fields: Partial<Booking>, idempotencyKey = key()) =>
      fixture.store.reserveSlot(sampleBooking({ createdAt, ...fields }), idempotencyKey, {
        limits: { ...limitsAt, online },
      });

    test('lets as many through as it says, of 60 at once', async () => {
      const answers = await Promise.all(days.map((day) => book(stranger(day))));
      expect(outcomes(answers)['reserved']).toHaveLength(12);
      expect(outcomes(answers)['over_online_limit']).toHaveLength(48);
      await fixture.reopen();
      expect((await fixture.everything()).bookings).toHaveLength(12);
    });

    test('says that a time is taken before that bookings are full, and answers a repeat', async () => {
      const first = key();
      const booked = await book({ id: 'one', ...stranger(0) }, first);
      for (let index = 1; index < 12; index += 1) await book(stranger(index));
      expect(await book({ ...stranger(20), date: '2026-12-01' })).toMatchObject({
        outcome: 'slot_taken',
      });
      expect(await book({ ...stranger(0), id: 'two' }, first)).toEqual(booked);
    });

    test.each<[string, Partial<Booking>]>([
      ['made before', { createdAt: online.since }],
      ['deleted', { deletedAt: createdAt }],
      ['entered by the owner', { history: [{ at: createdAt, by: 'Owner', what: 'entered' }] }],
    ])('does not count what is %s', async (_what, fields) => {
      for (let index = 0; index < 12; index += 1) {
        await fixture.store.reserveSlot(
          sampleBooking({ createdAt, ...stranger(index), ...fields }),
        );
      }
      expect(await book(stranger(20))).toMatchObject({ outcome: 'reserved' });
    });

    test('counts what the client has canceled', async () => {
      const history = [{ at: createdAt, by: 'Client', what: 'cancelled' as const }];
      for (let index = 0; index < 12; index += 1) {
        await book({ ...stranger(index), status: 'cancelled', history });
      }
      expect(await book(stranger(20))).toEqual({ outcome: 'over_online_limit' });
      const made = await fixture.store.bookingsMadeSince(online.since);
      expect(made.map(({ history }) => history)).toEqual(Array(12).fill(history));
      expect(await fixture.store.bookingsMadeSince(createdAt)).toEqual([]);
    });
  });
}
