import { expect, test } from 'vitest';
import { sampleBooking, sampleOnce } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { StoreWriteError } from '../store.ts';
import type { Stage } from './stage.ts';

/** How the owner finds, changes and moves bookings. */
export function bookingChangesContract(stage: Stage): void {
  const reserve = (fields: Partial<Booking> = {}) =>
    stage.store.reserveSlot(sampleBooking({ id: 'one', ...fields }));
  const cancel = (booking: Booking): Booking => ({ ...booking, status: 'cancelled' });
  const to = (date: string, time: string) => (booking: Booking) => ({ ...booking, date, time });
  const move = (date: string, time: string, revision = 1) =>
    stage.store.moveBooking({ id: 'one', revision }, to(date, time));
  const taken = (date: string) => stage.store.takenTimes(date);

  test('is found by its id', async () => {
    const booking = sampleBooking({ id: 'one' });
    await stage.store.reserveSlot(booking);
    expect(await stage.store.findBooking('one')).toEqual(booking);
    expect(await stage.store.findBooking('other')).toBeUndefined();
  });

  test('is kept as the next version of the one that was changed', async () => {
    await reserve();
    const version = { id: 'one', revision: 1 };
    const saved = await stage.store.changeBooking(version, cancel);
    expect(saved).toMatchObject({ outcome: 'saved', record: { revision: 2, status: 'cancelled' } });
    expect(await stage.store.changeBooking(version, cancel)).toMatchObject({
      outcome: 'outdated',
      current: { revision: 2 },
    });
    expect(await stage.store.changeBooking({ id: 'two', revision: 1 }, cancel)).toEqual({
      outcome: 'missing',
    });
    await stage.reopen();
    expect(await stage.store.findBooking('one')).toMatchObject({
      revision: 2,
      status: 'cancelled',
    });
  });

  test('changed by twenty at one moment is changed by one of them', async () => {
    await reserve();
    const changes = Array.from({ length: 20 }, (_, index) =>
      stage.store.changeBooking({ id: 'one', revision: 1 }, (booking) => ({
        ...booking,
        note: `note ${index}`,
      })),
    );
    const outcomes = (await Promise.all(changes)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'outdated')).toHaveLength(19);
  });

  test('gives its slot free when it is cancelled', async () => {
    await reserve();
    await stage.store.changeBooking({ id: 'one', revision: 1 }, cancel);
    expect(await taken('2026-12-01')).toEqual([]);
    expect(await reserve({ id: 'two' })).toMatchObject({ outcome: 'reserved' });
  });

  test('stays as it is when the change throws', async () => {
    await reserve();
    const refused = stage.store.changeBooking({ id: 'one', revision: 1 }, () => {
      throw new RangeError('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await stage.store.findBooking('one')).toMatchObject({ revision: 1 });
  });

  test.each([
    ['of the same day', '2026-12-01', '11:30'],
    ['of the same month', '2026-12-02', '08:00'],
    ['of a later month', '2027-01-04', '15:00'],
    ['of an earlier month', '2026-11-30', '08:00'],
  ])('moves to a slot %s and gives its own free', async (_which, date, time) => {
    await reserve();
    expect(await move(date, time)).toMatchObject({
      outcome: 'saved',
      record: { id: 'one', revision: 2, date, time },
    });
    expect(await taken(date)).toEqual([time]);
    expect(await reserve({ id: 'next' })).toMatchObject({ outcome: 'reserved' });
    expect(await reserve({ id: 'late', date, time })).toMatchObject({ outcome: 'slot_taken' });
    await stage.reopen();
    const { bookings } = await stage.everything();
    expect(bookings.map(({ id }) => id).sort()).toEqual(['next', 'one']);
    expect(await stage.store.findBooking('one')).toMatchObject({ revision: 2, date, time });
  });

  test.each(['2026-12-02', '2027-01-04'])(
    'cannot move to a slot of %s that is sold',
    async (date) => {
      await reserve();
      await reserve({ id: 'two', date, time: '11:30' });
      await reserve({ id: 'three', date, time: '08:00' });
      expect(await move(date, '08:00')).toEqual({
        outcome: 'slot_taken',
        takenTimes: ['08:00', '11:30'],
      });
      expect(await stage.store.findBooking('one')).toMatchObject({
        revision: 1,
        date: '2026-12-01',
      });
      expect(await taken('2026-12-01')).toEqual(['08:00']);
    },
  );

  test('moves to a slot that was cancelled, and back to its own', async () => {
    await reserve();
    await reserve({ id: 'two', date: '2027-01-04', status: 'cancelled' });
    expect(await move('2027-01-04', '08:00')).toMatchObject({ outcome: 'saved' });
    expect(await move('2026-12-01', '08:00', 2)).toMatchObject({ outcome: 'saved' });
    await stage.reopen();
    expect(await stage.store.findBooking('one')).toMatchObject({ revision: 3, date: '2026-12-01' });
    expect(await taken('2027-01-04')).toEqual([]);
  });

  test('moved from an old version stays where it is', async () => {
    await reserve();
    await move('2027-01-04', '08:00');
    expect(await move('2027-02-01', '08:00')).toMatchObject({
      outcome: 'outdated',
      current: { date: '2027-01-04' },
    });
    expect(await stage.store.moveBooking({ id: 'two', revision: 1 }, cancel)).toEqual({
      outcome: 'missing',
    });
  });

  test.each(['2026-12-15', '2027-01-15'])(
    'moved to one slot of %s by rivals, and booked by clients, has one winner',
    async (date) => {
      const slot = { date, time: '08:00' };
      const ids = Array.from({ length: 20 }, (_, index) => `mover-${index}`);
      for (const [index, id] of ids.entries()) {
        await reserve({ id, date: '2026-12-02', time: `10:${String(index).padStart(2, '0')}` });
      }
      const outcomes = await Promise.all([
        ...ids.map((id) => stage.store.moveBooking({ id, revision: 1 }, to(date, '08:00'))),
        ...ids.map((id) => reserve({ ...slot, id: `client-of-${id}` })),
      ]);
      const won = outcomes.filter(({ outcome }) => outcome !== 'slot_taken');
      expect(won).toHaveLength(1);
      expect(await taken(date)).toEqual(['08:00']);
      await stage.reopen();
      const { bookings } = await stage.everything();
      expect(bookings.filter((booking) => booking.date === date)).toHaveLength(1);
    },
  );

  test('moved and cancelled at one moment does one of the two', async () => {
    await reserve();
    const outcomes = await Promise.all([
      move('2027-01-04', '08:00'),
      stage.store.changeBooking({ id: 'one', revision: 1 }, cancel),
      move('2027-02-01', '08:00'),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['saved', 'outdated', 'outdated']);
    expect(await taken('2026-12-01')).toEqual([]);
  });

  test('moved to another month answers a repeat of its request', async () => {
    const once = sampleOnce();
    await stage.store.reserveSlot(sampleBooking({ id: 'one' }), once);
    await move('2027-01-04', '08:00');
    await stage.reopen();
    expect(await stage.store.reserveSlot(sampleBooking(), once)).toMatchObject({
      outcome: 'reserved',
      booking: { id: 'one' },
    });
  });

  test('stays where it is when the disk refuses', async () => {
    await reserve();
    stage.refuseWrites(true);
    await expect(move('2027-01-04', '08:00')).rejects.toBeInstanceOf(StoreWriteError);
    stage.refuseWrites(false);
    expect(await taken('2026-12-01')).toEqual(['08:00']);
    expect(await taken('2027-01-04')).toEqual([]);
    expect(await move('2027-01-04', '08:00')).toMatchObject({ outcome: 'saved' });
  });

  test('is among those of its days, earliest first, the first and last day included', async () => {
    const days = ['2027-01-04', '2026-11-30', '2026-12-01', '2026-12-31', '2027-02-01'];
    for (const date of days) await reserve({ id: date, date });
    await reserve({ id: 'noon', date: '2026-12-01', time: '11:30', status: 'cancelled' });
    const ids = async (from: string, last?: string) =>
      (await stage.store.bookingsFrom(from, last)).map(({ id }) => id);
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
