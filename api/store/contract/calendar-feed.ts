import { expect, test } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import type { Stage } from './stage.ts';

const feed = (secretHash: string) => ({ secretHash, createdAt: '2026-11-20T15:00:00.000Z' });

/** The owner's private calendar, and the bookings in it. */
export function calendarFeedContract(stage: Stage): void {
  test('is there once it is made, the newest in place of the one before, until it is revoked', async () => {
    expect(await stage.store.calendarFeed()).toBeUndefined();
    await stage.store.setCalendarFeed(feed('first'));
    await stage.store.setCalendarFeed(feed('second'));
    await stage.reopen();
    expect(await stage.store.calendarFeed()).toEqual(feed('second'));
    await stage.store.setCalendarFeed(undefined);
    await stage.reopen();
    expect(await stage.store.calendarFeed()).toBeUndefined();
  });

  test('finds bookings of every status from a day on, by day and time', async () => {
    const at = [
      { date: '2027-01-04', time: '08:00' },
      { date: '2026-12-01', time: '15:00' },
      { date: '2026-11-30', time: '08:00' },
      { date: '2026-12-01', time: '11:30', status: 'cancelled' },
    ] as const;
    for (const fields of at) await stage.store.reserveSlot(sampleBooking(fields));
    const found = await stage.store.bookingsFrom('2026-12-01');
    expect(found.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-12-01 11:30',
      '2026-12-01 15:00',
      '2027-01-04 08:00',
    ]);
    expect(await stage.store.bookingsFrom('2027-01-05')).toEqual([]);
  });
}
