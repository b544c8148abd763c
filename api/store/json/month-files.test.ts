import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Low } from 'lowdb';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { acceptFiles } from './accept-files.ts';
import { CommittedFile } from './committed-file.ts';
import { type Disk, realDisk } from './disk.ts';
import { listFormat } from './file-formats.ts';
import { MonthFiles, partsIn } from './month-files.ts';
import { restoreBackup } from './restore-backup.ts';

/** Two records with such notes fill a file. */
const notes = 'n'.repeat(300_000);
const first = join('bookings', '2026-12.json');
const second = join('bookings', '2026-12-part-2.json');

const booking = (id: string, day: number, fields: Partial<Booking> = {}) =>
  sampleBooking({ id, date: `2026-12-0${day}`, notes, ...fields });

const idsIn = async (folder: string, path: string) => {
  const { records } = JSON.parse(await readFile(join(folder, path), 'utf8'));
  return (records as { id: string }[]).map(({ id }) => id);
};

/** A folder with two full files and a third that is not. */
async function fullMonth() {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  for (const [index, id] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    await store.reserveSlot(booking(id, index + 1));
  }
  return { folder, store };
}

describe('a month', () => {
  test('that fills its file continues in another', async () => {
    const { folder, store } = await fullMonth();
    expect((await readdir(join(folder, 'bookings'))).sort()).toEqual([
      '2026-12-part-2.json',
      '2026-12-part-3.json',
      '2026-12.json',
    ]);
    expect(await idsIn(folder, first)).toEqual(['one', 'two']);
    expect(await idsIn(folder, second)).toEqual(['three', 'four']);
    const before = await store.listBookings({ limit: 10 });
    await store.close();

    const next = await storeForTest(folder);
    expect(await next.listBookings({ limit: 10 })).toEqual(before);
    await next.reserveSlot(booking('six', 6));
    await next.reserveSlot(booking('seven', 7));
    expect(await idsIn(folder, join('bookings', '2026-12-part-3.json'))).toEqual(['five', 'six']);
    expect(await idsIn(folder, join('bookings', '2026-12-part-4.json'))).toEqual(['seven']);
  });

  test('whose records arrive at once is split as well', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    const requests = Array.from({ length: 9 }, () => sampleContactRequest({ message: notes }));
    await Promise.all(requests.map((request) => store.addContactRequest(request)));
    expect(await readdir(join(folder, 'contact-requests'))).toHaveLength(5);
    await store.close();
    expect((await (await storeForTest(folder)).listContactRequests({ limit: 20 })).total).toBe(9);
  });

  test('sells a slot once, whatever part it is in', async () => {
    const { store } = await fullMonth();
    for (const day of [1, 3, 5]) {
      expect(await store.reserveSlot(booking('other', day))).toMatchObject({
        outcome: 'slot_taken',
      });
    }
  });

  test('writes the part that changes, and no other', async () => {
    const { folder, store } = await fullMonth();
    const unchanged = join(folder, first);
    await rename(unchanged, `${unchanged}.elsewhere`);
    const change = (record: Booking) => ({ ...record, note: 'Dog in the yard' });
    expect(await store.changeBooking({ id: 'three', revision: 1 }, change)).toMatchObject({
      outcome: 'saved',
    });
    expect(await idsIn(folder, second)).toEqual(['three', 'four']);
    await expect(readFile(unchanged)).rejects.toThrow('ENOENT');
  });

  test('with an id in two parts prevents the start', async () => {
    const { folder, store } = await fullMonth();
    await store.close();
    await writeFile(join(folder, second), await readFile(join(folder, first)));
    await expect(acceptFiles(folder)).rejects.toThrow(
      /part-2\.json: records\[0\] \(id one\): id: another record has the same/,
    );
  });

  test('is backed up and restored with all its parts', async () => {
    const { folder, store } = await fullMonth();
    const archive = join(folder, 'backup.tar.gz');
    await writeFile(archive, await store.backUp());
    const restored = join(await temporaryFolder(), 'restored');
    expect(await restoreBackup(archive, restored)).toBe(3);
    const next = await storeForTest(restored);
    expect((await next.listBookings({ limit: 9 })).total).toBe(5);
  });
});

test('the parts of each month are found by name, in order', async () => {
  const folder = await temporaryFolder();
  const names = ['2026-12-part-10.json', '2026-12.json', '2026-12-part-2.json', '2027-01.json'];
  const others = ['2026-12-part-1.json', '2026-13.json', 'notes.txt', '2026-12.json.tmp'];
  for (const name of [...names, ...others]) await writeFile(join(folder, name), '');
  expect(Object.fromEntries(await partsIn(folder))).toEqual({
    '2026-12': [1, 2, 10],
    '2027-01': [1],
  });
});

describe('changes of two parts', () => {
  const format = listFormat(z.object({ id: z.string(), text: z.string() }));
  const record = (id: string, text = notes) => ({ id, text });

  /** A month with two parts, and the names of the files that are written from then on. */
  async function twoParts(...refused: number[]) {
    const none: readonly { id: string; text: string }[] = [];
    const written: string[] = [];
    let isOpen = false;
    const disk: Disk = {
      ...realDisk,
      async replaceFile(path, ...content) {
        const write = written.push(basename(path));
        if (isOpen && refused.includes(write)) throw new Error('refused by the test');
        await realDisk.replaceFile(path, ...content);
      },
    };
    const folder = await temporaryFolder();
    const month = { folder, month: '2026-12', format, disk, numbers: [] };
    const files = new MonthFiles({ ...month, idOf: ({ id }) => id, fullAt: 512 * 1024 });
    const file = new CommittedFile(new Low(files, none), { isOneWrite: files.isOneWrite });
    const records = ['one', 'two', 'three'].map((id) => record(id));
    await Promise.all(
      records.map((one) => file.change((all) => ({ next: [...all, one], result: null }))),
    );
    written.length = 0;
    isOpen = true;
    const change = (...ids: string[]) =>
      file.change((all) => ({
        next: all.map((one) => (ids.includes(one.id) ? record(one.id, 'changed') : one)),
        result: ids.join(),
      }));
    return { folder, change, written };
  }

  const filesOf = async (folder: string) =>
    (
      await Promise.all(
        ['2026-12.json', '2026-12-part-2.json'].map(async (name) =>
          format.decode(JSON.parse(await readFile(join(folder, name), 'utf8')), (detail) => {
            throw new Error(detail);
          }),
        ),
      )
    ).flat();

  const changedIn = async (folder: string) =>
    (await filesOf(folder)).filter(({ text }) => text === 'changed').map(({ id }) => id);

  test.each([
    [
      ['one', 'three'],
      ['2026-12.json', '2026-12-part-2.json'],
    ],
    [
      ['three', 'one'],
      ['2026-12-part-2.json', '2026-12.json'],
    ],
    [['one', 'two'], ['2026-12.json']],
    [
      ['one', 'three', 'two'],
      ['2026-12.json', '2026-12-part-2.json', '2026-12.json'],
    ],
  ])(
    'are written in their order, so that a crash keeps no later one alone: %j',
    async (ids, files) => {
      const { change, written } = await twoParts();
      expect(await Promise.all(ids.map((id) => change(id)))).toEqual(ids);
      expect(written).toEqual(files);
    },
  );

  test('fail separately', async () => {
    const { folder, change } = await twoParts(2);
    const results = await Promise.allSettled([change('one'), change('three'), change('two')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await changedIn(folder)).toEqual(['one', 'two']);
  });

  test('made by one change are both replaced by the next one, if the first was not taken back', async () => {
    const { folder, change } = await twoParts(2, 3);
    await expect(change('one', 'three')).rejects.toMatchObject({ name: 'StoreWriteError' });
    expect(await changedIn(folder)).toEqual(['one']);
    await change('three');
    expect(await changedIn(folder)).toEqual(['three']);
  });

  test('stay as they were when the next change fails as well', async () => {
    const { folder, change } = await twoParts(2, 3, 5);
    await expect(change('one', 'three')).rejects.toMatchObject({ name: 'StoreWriteError' });
    await expect(change('two')).rejects.toMatchObject({ name: 'StoreWriteError' });
    expect(await changedIn(folder)).toEqual([]);
  });
});

/** The records of two parts are removed by one change: they have moved to another month. */
describe('one change of two parts', () => {
  const toJanuary = (record: Booking): Booking => ({ ...record, date: `2027-01-${record.id}` });

  async function oldVersionsInTwoParts(refused: (write: number) => boolean) {
    const folder = await temporaryFolder();
    const disk = refusingDisk((write) => (refused(write) ? 'EIO' : undefined));
    const store = await storeForTest(folder, disk);
    for (const day of [1, 2, 3]) await store.reserveSlot(booking(`0${day}`, day));
    // Each move writes January and fails to clear December.
    for (const id of ['01', '03']) await store.moveBooking({ id, revision: 1 }, toJanuary);
    return { folder, store };
  }

  test('is taken back when the disk refuses the second part', async () => {
    const { folder, store } = await oldVersionsInTwoParts((write) => write > 3 && write % 2 === 1);
    await store.close();
    const december = async () => [
      ...(await idsIn(folder, first)),
      ...(await idsIn(folder, second)),
    ];
    expect(await december()).toEqual(['01', '02', '03']);
    const refusing = await storeForTest(
      folder,
      refusingDisk((write) => (write === 2 ? 'EIO' : undefined)),
    );
    expect(await december()).toEqual(['01', '02', '03']);
    expect(await refusing.standingOn('2026-12-01')).toEqual([]);
    await refusing.close();
    await storeForTest(folder);
    expect(await december()).toEqual(['02']);
  });
});
