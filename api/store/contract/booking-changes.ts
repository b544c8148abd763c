import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import { sampleBooking, sampleIdempotencyKey } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Finding, changing and moving bookings. */
export function bookingChangesContract(fixture: StoreFixture): void {
  const reserve = (fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'one', ...fields }));
  const cancel = (booking: Booking): Booking => ({ ...booking, status: 'cancelled' });
  const to = (date: string, time: string) => (booking: Booking) => ({ ...booking, date, time });
  const move = (date: string, time: string, revision = 1) =>
    fixture.store.moveBooking({ id: 'one', revision }, to(date, time));
  const taken = (date: string) => bookedStarts(fixture.store, date);

  test('is found by its id', async () => {
    const booking = sampleBooking({ id: 'one' });
    await fixture.store.reserveSlot(booking);
    expect(await fixture.store.findBooking('one')).toEqual(booking);
    expect(await fixture.store.findBooking('other')).toBeUndefined();
  });

  test('is changed as a new version', async () => {
    await reserve();
    const version = { id: 'one', revision: 1 };
    const saved = await fixture.store.changeBooking(version, cancel);
    expect(saved).toMatchObject({ outcome: 'saved', record: { revision: 2, status: 'cancelled' } });
    expect(await fixture.store.changeBooking(version, cancel)).toMatchObject({
      outcome: 'outdated',
      current: { revision: 2 },
    });
    expect(await fixture.store.changeBooking({ id: 'two', revision: 1 }, cancel)).toEqual({
      outcome: 'missing',
    });
    await fixture.reopen();
    expect(await fixture.store.findBooking('one')).toMatchObject({
      revision: 2,
      status: 'cancelled',
    });
  });

  test('accepts one of twenty concurrent changes', async () => {
    await reserve();
    const changes = Array.from({ length: 20 }, (_, index) =>
      fixture.store.changeBooking({ id: 'one', revision: 1 }, (booking) => ({
        ...booking,
        note: `note ${index}`,
      })),
    );
    const outcomes = (await Promise.all(changes)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'outdated')).toHaveLength(19);
  });

  test('frees its slot when it is canceled', async () => {
    await reserve();
    await fixture.store.changeBooking({ id: 'one', revision: 1 }, cancel);
    expect(await taken('2026-12-01')).toEqual([]);
    expect(await reserve({ id: 'two' })).toMatchObject({ outcome: 'reserved' });
  });

  const reopen = (booking: Booking): Booking => ({ ...booking, status: 'confirmed' });

  test('is reopened when its slot is still free', async () => {
    await reserve();
    await fixture.store.changeBooking({ id: 'one', revision: 1 }, cancel);
    const version = { id: 'one', revision: 2 };
    expect(await fixture.store.moveBooking(version, reopen)).toMatchObject({
      outcome: 'saved',
      record: { revision: 3, status: 'confirmed' },
    });
    await fixture.reopen();
    expect(await taken('2026-12-01')).toEqual(['08:00']);
  });

  test('is reopened beside a booking that has its slot only anyway', async () => {
    await reserve();
    await fixture.store.changeBooking({ id: 'one', revision: 1 }, cancel);
    await reserve({ id: 'two', time: '09:00' });
    const version = { id: 'one', revision: 2 };
    expect(await fixture.store.moveBooking(version, reopen)).toEqual({
      outcome: 'slot_taken',
      standing: [expect.objectContaining({ id: 'two' })],
    });
    expect(await taken('2026-12-01')).toEqual(['09:00']);
    expect(await fixture.store.moveBooking(version, reopen, { anyway: true })).toMatchObject({
      outcome: 'saved',
    });
    expect(await taken('2026-12-01')).toEqual(['08:00', '09:00']);
  });

  test('is unchanged when the change throws', async () => {
    await reserve();
    const refused = fixture.store.changeBooking({ id: 'one', revision: 1 }, () => {
      throw new RangeError('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await fixture.store.findBooking('one')).toMatchObject({ revision: 1 });
  });

  test.each([
    ['of the same day', '2026-12-01', '11:30'],
    ['of the same month', '2026-12-02', '08:00'],
    ['of a later month', '2027-01-04', '15:00'],
    ['of an earlier month', '2026-11-30', '08:00'],
  ])('moves to a slot %s and frees its old one', async (_which, date, time) => {
    await reserve();
    expect(await move(date, time)).toMatchObject({
      outcome: 'saved',
      record: { id: 'one', revision: 2, date, time },
    });
    expect(await taken(date)).toEqual([time]);
    expect(await reserve({ id: 'next' })).toMatchObject({ outcome: 'reserved' });
    expect(await reserve({ id: 'late', date, time })).toMatchObject({ outcome: 'slot_taken' });
    await fixture.reopen();
    const { bookings } = await fixture.everything();
    expect(bookings.map(({ id }) => id).sort()).toEqual(['next', 'one']);
    expect(await fixture.store.findBooking('one')).toMatchObject({ revision: 2, date, time });
  });

  test.each(['2026-12-02', '2027-01-04'])('cannot move to a booked slot of %s', async (date) => {
    await reserve();
    await reserve({ id: 'two', date, time: '11:30' });
    await reserve({ id: 'three', date, time: '08:00' });
    expect(await move(date, '08:00')).toEqual({
      outcome: 'slot_taken',
      standing: [
        expect.objectContaining({ time: '08:00' }),
        expect.objectContaining({ time: '11:30' }),
      ],
    });
    expect(await fixture.store.findBooking('one')).toMatchObject({
      revision: 1,
      date: '2026-12-01',
    });
    expect(await taken('2026-12-01')).toEqual(['08:00']);
  });

  test('moves to the slot of a canceled booking, and back', async () => {
    await reserve();
    await reserve({ id: 'two', date: '2027-01-04', status: 'cancelled' });
    expect(await move('2027-01-04', '08:00')).toMatchObject({ outcome: 'saved' });
    expect(await move('2026-12-01', '08:00', 2)).toMatchObject({ outcome: 'saved' });
    await fixture.reopen();
    expect(await fixture.store.findBooking('one')).toMatchObject({
      revision: 3,
      date: '2026-12-01',
    });
    expect(await taken('2027-01-04')).toEqual([]);
  });

  test('is not moved from an outdated version', async () => {
    await reserve();
    await move('2027-01-04', '08:00');
    expect(await move('2027-02-01', '08:00')).toMatchObject({
      outcome: 'outdated',
      current: { date: '2027-01-04' },
    });
    expect(await fixture.store.moveBooking({ id: 'two', revision: 1 }, cancel)).toEqual({
      outcome: 'missing',
    });
  });

  test.each(['2026-12-15', '2027-01-15'])(
    'one of many concurrent moves and bookings gets a slot of %s',
    async (date) => {
      const slot = { date, time: '08:00' };
      const ids = Array.from({ length: 20 }, (_, index) => `mover-${index}`);
      for (const [index, id] of ids.entries()) {
        const time = `10:${String(index).padStart(2, '0')}`;
        await reserve({ id, date: '2026-12-02', time, minutes: 1, bufferMinutes: 0 });
      }
      const outcomes = await Promise.all([
        ...ids.map((id) => fixture.store.moveBooking({ id, revision: 1 }, to(date, '08:00'))),
        ...ids.map((id) => reserve({ ...slot, id: `client-of-${id}` })),
      ]);
      const won = outcomes.filter(({ outcome }) => outcome !== 'slot_taken');
      expect(won).toHaveLength(1);
      expect(await taken(date)).toEqual(['08:00']);
      await fixture.reopen();
      const { bookings } = await fixture.everything();
      expect(bookings.filter((booking) => booking.date === date)).toHaveLength(1);
    },
  );

  test('accepts one of a concurrent move and cancellation', async () => {
    await reserve();
    const outcomes = await Promise.all([
      move('2027-01-04', '08:00'),
      fixture.store.changeBooking({ id: 'one', revision: 1 }, cancel),
      move('2027-02-01', '08:00'),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
      'outdated',
      'outdated',
      'saved',
    ]);
    expect(await taken('2026-12-01')).toEqual([]);
  });

  test('keeps its idempotency key when it moves to another month', async () => {
    const key = sampleIdempotencyKey();
    await fixture.store.reserveSlot(sampleBooking({ id: 'one' }), key);
    await move('2027-01-04', '08:00');
    await fixture.reopen();
    expect(await fixture.store.reserveSlot(sampleBooking(), key)).toMatchObject({
      outcome: 'reserved',
      booking: { id: 'one' },
    });
  });

  test('is not moved when the write fails', async () => {
    await reserve();
    await fixture.refuseWrites(true);
    await expect(move('2027-01-04', '08:00')).rejects.toBeInstanceOf(StoreWriteError);
    await fixture.refuseWrites(false);
    expect(await taken('2026-12-01')).toEqual(['08:00']);
    expect(await taken('2027-01-04')).toEqual([]);
    expect(await move('2027-01-04', '08:00')).toMatchObject({ outcome: 'saved' });
  });

  test('is listed by days, earliest first, both ends included', async () => {
    const days = ['2027-01-04', '2026-11-30', '2026-12-01', '2026-12-31', '2027-02-01'];
    for (const date of days) await reserve({ id: date, date });
    await reserve({ id: 'noon', date: '2026-12-01', time: '11:30', status: 'cancelled' });
    const ids = async (from: string, last?: string) =>
      (await fixture.store.bookingsFrom(from, last)).map(({ id }) => id);
    expect(await ids('2026-12-01', '2027-01-04')).toEqual([
      '2026-12-01',
      'noon',
      '2026-12-31',
      '2027-01-04',
    ]);
    expect(await ids('2026-12-02', '2026-12-30')).toEqual([]);
    expect(await ids('2026-12-31')).toEqual(['2026-12-31', '2027-01-04', '2027-02-01']);
  });
}
