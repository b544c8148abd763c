import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, list, type ReadEntry } from 'tar';
import { describe, expect, test } from 'vitest';
import type { Store } from '#api/store/store.ts';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { checkBackup } from './check-backup.ts';
import { archiveBesideServer } from './snapshot.ts';

const paths = ['bookings/2026-12.json', 'contact-requests/2026-11.json'];

/** A store with a booking and a request, and its folder. */
async function withLeads() {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await store.reserveSlot(sampleBooking());
  await store.addContactRequest(sampleContactRequest());
  return { folder, store };
}

async function archiveOf(store: Store) {
  const folder = await temporaryFolder();
  const archive = join(folder, 'backup.tar.gz');
  await writeFile(archive, await store.backUp());
  return { folder, archive };
}

async function entriesOf(archive: string) {
  const entries: ReadEntry[] = [];
  await list({ file: archive, onReadEntry: (entry) => void entries.push(entry) });
  return entries;
}

describe('the archive of a backup', () => {
  test('is compressed, and has a note of its files before them, in order', async () => {
    const { store } = await withLeads();
    const { folder, archive } = await archiveOf(store);
    expect((await readFile(archive)).toString('hex', 0, 2)).toBe('1f8b');
    const entries = await entriesOf(archive);
    expect(entries.map(({ path }) => path)).toEqual(['backup.json', ...paths]);
    await extract({ file: archive, cwd: folder });
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))).toEqual({
      version: 1,
      files: 2,
      madeAt: expect.stringMatching(/Z$/),
      madeBy: expect.stringMatching(/^\d+\.\d+\.\d+/),
      sha256: { [paths[0] ?? '']: digest, [paths[1] ?? '']: digest },
    });
  });

  test('names no user of the machine', async () => {
    const { archive } = await archiveOf((await withLeads()).store);
    for (const { uid, uname } of await entriesOf(archive)) {
      expect([uid, uname]).toEqual([undefined, '']);
    }
  });

  test('has plain files only', async () => {
    const { folder, store } = await withLeads();
    await mkdir(join(folder, 'bookings', '2027-01.json'));
    const { archive } = await archiveOf(store);
    expect((await entriesOf(archive)).map(({ path }) => path)).toEqual(['backup.json', ...paths]);
  });
});

test('what a crash during a backup left is removed by the next start', async () => {
  const { folder, store } = await withLeads();
  await store.close();
  await mkdir(join(folder, '.snapshots', 'unfinished', 'bookings'), { recursive: true });
  await storeForTest(folder);
  expect(existsSync(join(folder, '.snapshots'))).toBe(false);
});

test('a backup that cannot be written is a failed write', async () => {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await writeFile(join(folder, '.snapshots'), 'a file where the folder should be');
  await expect(store.backUp()).rejects.toMatchObject({ name: 'StoreWriteError', full: false });
});

test('a backup beside a server has a booking that moves to an earlier month meanwhile', async () => {
  const { folder, store } = await withLeads();
  const version = { id: 'moving', revision: 1 };
  await store.reserveSlot(sampleBooking({ id: version.id, date: '2027-01-04' }));
  const to = { date: '2026-12-02', time: '11:30' };
  let links = 0;
  async function moveWithLink(from: string, target: string) {
    await link(from, target);
    links += 1;
    if (links > 1) return;
    expect(from).toBe(join(folder, 'bookings/2026-12.json'));
    const moved = await store.moveBooking(version, (booking) => ({ ...booking, ...to }));
    expect(moved).toMatchObject({ outcome: 'saved' });
  }
  const archive = join(await temporaryFolder(), 'backup.tar.gz');
  await writeFile(archive, await archiveBesideServer(folder, { linkFile: moveWithLink }));
  const { problems, counts } = await checkBackup(archive);
  expect(problems).toEqual([]);
  expect(counts.get('bookings')).toBe(2);
});

test('a backup beside a server that never stops writing fails, and leaves no snapshot', async () => {
  const { folder, store } = await withLeads();
  let number = 0;
  async function bookWithLink(from: string, target: string) {
    await link(from, target);
    number += 1;
    await store.addContactRequest(sampleContactRequest({ id: `request ${number}` }));
  }
  const made = archiveBesideServer(folder, { linkFile: bookWithLink });
  await expect(made).rejects.toThrow(/The server writes to .* all the time/);
  expect(await readdir(join(folder, '.snapshots'))).toEqual([]);
});
