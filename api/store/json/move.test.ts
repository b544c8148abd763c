import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import { acceptFiles } from './accept-files.ts';

const one = { id: 'one', revision: 1 };
const JANUARY = '2027-01-04';
const to = (date: string) => (booking: Booking) => ({ ...booking, date, time: '11:30' });

/** The first write stores the booking, the second its new slot, the third frees the old slot. */
const SECOND = 2;

/** A folder in which a move from December crashed after its first write. */
async function stoppedBetweenWrites(refused = (write: number) => write > SECOND, date = JANUARY) {
  const folder = await temporaryFolder();
  const disk = refusingDisk((write) => (refused(write) ? 'EIO' : undefined));
  const store = await storeForTest(folder, disk);
  await store.reserveSlot(sampleBooking({ id: 'one' }));
  const moved = await store.moveBooking(one, to(date));
  expect(await idsIn(folder, '2026-12')).toEqual([['one', 1]]);
  expect(await idsIn(folder, date.slice(0, 7))).toEqual([['one', 2]]);
  return { folder, store, moved };
}

const idsIn = async (folder: string, month: string) => {
  const { records } = JSON.parse(await readFile(join(folder, 'bookings', `${month}.json`), 'utf8'));
  return (records as { id: string; revision: number }[]).map(({ id, revision }) => [id, revision]);
};

describe('a crash between the two writes of a move to another month', () => {
  test.each([JANUARY, '2026-11-30'])(
    'leaves both versions on disk, and the next start keeps the newer one (%s)',
    async (date) => {
      const { folder, store } = await stoppedBetweenWrites(undefined, date);
      await store.close();
      const next = await storeForTest(folder);
      expect((await next.listBookings({ limit: 9 })).data).toMatchObject([
        { id: 'one', revision: 2, date, time: '11:30' },
      ]);
      expect(await bookedStarts(next, '2026-12-01')).toEqual([]);
      expect(await bookedStarts(next, date)).toEqual(['11:30']);
      expect(await idsIn(folder, '2026-12')).toEqual([]);
      expect(await next.reserveSlot(sampleBooking({ date, time: '11:30' }))).toEqual({
        outcome: 'slot_taken',
        standing: [expect.objectContaining({ time: '11:30' })],
      });
    },
  );

  test('counts as moved even before a restart', async () => {
    const { store, moved } = await stoppedBetweenWrites();
    expect(moved).toMatchObject({ outcome: 'saved', record: { date: JANUARY } });
    expect(await bookedStarts(store, '2026-12-01')).toEqual([]);
    expect(await store.bookingsFrom('2026-01-01')).toHaveLength(1);
  });

  test.each([
    ['back to the slot where it was', '2026-12-01', '08:00'],
    ['to another slot of the month where it was', '2026-12-02', '11:30'],
    ['on to a third month', '2027-02-01', '08:00'],
  ])('leaves one booking when it moves %s', async (_where, date, time) => {
    const { folder, store } = await stoppedBetweenWrites((write) => write === SECOND + 1);
    const next = (booking: Booking) => ({ ...booking, date, time });
    await store.moveBooking({ id: 'one', revision: 2 }, next);
    expect(await bookedStarts(store, date)).toEqual([time]);
    await store.close();
    const again = await storeForTest(folder);
    expect(await again.bookingsFrom('2026-01-01')).toMatchObject([{ revision: 3, date, time }]);
  });

  test('frees the old slot while the old version is still in the file', async () => {
    const { folder, store } = await stoppedBetweenWrites((write) => write === SECOND + 1);
    const outcomes = await Promise.all(
      ['two', 'three'].map((id) => store.reserveSlot(sampleBooking({ id }))),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['reserved', 'slot_taken']);
    await store.close();
    expect((await (await storeForTest(folder)).bookingsFrom('2026-01-01')).length).toBe(2);
  });

  test('is repaired in memory when the next start cannot write', async () => {
    const { folder, store } = await stoppedBetweenWrites();
    await store.close();
    const next = await storeForTest(
      folder,
      refusingDisk(() => 'EROFS'),
    );
    expect(await bookedStarts(next, '2026-12-01')).toEqual([]);
    expect(await next.bookingsFrom('2026-01-01')).toMatchObject([{ revision: 2 }]);
  });
});

test('the same version of an id in two months prevents the start', async () => {
  const { folder, store } = await stoppedBetweenWrites();
  await store.close();
  const path = join(folder, 'bookings/2026-12.json');
  const text = (await readFile(path, 'utf8')).replace('"revision":1', '"revision":2');
  await writeFile(path, text);
  await expect(acceptFiles(folder)).rejects.toThrow('id: another record has the same');
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('a booking without a revision is read, changed and moved', async () => {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await store.reserveSlot(sampleBooking({ id: 'one' }));
  await store.close();
  const path = join(folder, 'bookings/2026-12.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"revision":1,', '').replace('"history":[],', ''));
  await acceptFiles(folder);
  const next = await storeForTest(folder);
  expect(await next.findBooking('one')).toMatchObject({ revision: 1, history: [] });
  expect(await next.moveBooking(one, to(JANUARY))).toMatchObject({ outcome: 'saved' });
});
