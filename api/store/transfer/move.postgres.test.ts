import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  duringSession,
  sampleApiKey,
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
  samplePost,
  sampleSession,
} from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { newWebhook } from '#domain/webhooks/webhook-changes.ts';
import { DamagedFilesError } from '../json/damaged-files.error.ts';
import { realDisk } from '../json/disk.ts';
import { FolderInUseError } from '../json/folder-lock.ts';
import { MANIFEST } from '../json/manifest.ts';
import { restoreBackup } from '../json/restore-backup.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import { createTestDatabase } from '../postgres/testing/test-database.ts';
import { noSamples, readSamples } from '../sample-content.ts';
import type { Store } from '../store.ts';
import { TransferError } from '../transfer-error.ts';
import { moveToDatabase, moveToFolder } from './move.ts';
import { placeHoldInDatabase, placeHoldInFolder } from './place-hold.ts';
import { restoreIntoDatabase } from './restore-into-database.ts';
import { manyRecords } from './testing/many-records.ts';
import { writeFolder } from './write-folder.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

async function emptyDatabase() {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(() => database.drop());
  return database;
}

async function openedDatabase(url: string): Promise<Store> {
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => store.close());
  return store;
}

const toDatabase = (folder: string, url: string, report: (line: string) => void = () => {}) =>
  moveToDatabase({ folder, url, samples: noSamples, report });

const toFolder = (url: string, folder: string) => moveToFolder({ url, folder, report: () => {} });

const booked = sampleBooking({ id: 'booked', notes: 'a\0b \ud83c' });
const bookedKey = sampleIdempotencyKey({ key: 'of a booking' });

/** Something of each kind. */
async function fill(store: Store): Promise<void> {
  await store.reserveSlot(booked, bookedKey);
  await store.reserveSlot({ ...booked, id: 'overlapping' }, undefined, { anyway: true });
  await store.addContactRequest(sampleContactRequest({ id: 'asked' }), sampleIdempotencyKey());
  await store.changeBooking(booked, (booking) => ({ ...booking, note: 'Call first.' }));
  for (const slug of ['first', 'second', 'third']) await store.posts.add(samplePost({ slug }));
  await store.addPostReads(new Map([['read', 7]]));
  await store.setOwnerPasswordHash('$scrypt$a hash');
  await store.addSession(sampleSession({ tokenHash: 'earlier' }));
  await store.addSession(sampleSession({ tokenHash: 'later' }));
  await store.addApiKey(sampleApiKey());
  await store.setCalendarFeed({ secretHash: 'a hash', createdAt: now.toISOString() });
  await store.uploads.add(new Uint8Array([1, 2, 3]), 'png');
  await store.outbox.begin(now);
  const webhook = newWebhook(
    { url: 'https://crm.example/hook', description: 'CRM', types: ['booking.created'] },
    { id: 'crm', secret: 'whsec_c2VjcmV0', now: new Date(booked.createdAt) },
  );
  await store.webhooks.add(webhook);
  const lease = { now, until: now, limit: 1 };
  expect(await store.deliveries.claim({ target: webhook, ...lease })).toHaveLength(1);
}

const SEAL = /,"savedAt":"[^"]*","crc32":"[^"]*"\}$/;

/** The text of each data file below `folder`, without its seal, by its path. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== MANIFEST,
  );
  const texts = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), (await readFile(path, 'latin1')).replace(SEAL, '}')];
  });
  return new Map(await Promise.all(texts));
}

async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await fill(store);
  await store.close();
  return folder;
}

describe('moving from files to a database and back', () => {
  test('keeps everything as the JSON store wrote it', async () => {
    const folder = await filledFolder();
    const { url } = await emptyDatabase();
    await toDatabase(folder, url);
    const back = join(await temporaryFolder(), 'new');
    await toFolder(url, back);
    const [before, after] = [await filesIn(folder), await filesIn(back)];
    expect(before.size).toBeGreaterThan(8);
    expect(await readdir(back)).toContain(MANIFEST);
    for (const [path, text] of before) expect(after.get(path), path).toBe(text);
    const store = await storeForTest(back);
    expect((await store.listSessions(duringSession)).map(({ tokenHash }) => tokenHash)).toEqual([
      'later',
      'earlier',
    ]);
  });

  test('gives a database that goes on where the files ended', async () => {
    const folder = await filledFolder();
    const { url, query } = await emptyDatabase();
    await toDatabase(folder, url);
    const { rows } = await query('select id from bookings where anyway');
    expect(rows).toEqual([{ id: 'overlapping' }]);
    const store = await openedDatabase(url);
    expect(await store.ownerPasswordHash()).toBe('$scrypt$a hash');
    expect((await store.posts.all()).map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    const repeated = await store.reserveSlot(sampleBooking(), bookedKey);
    expect(repeated).toMatchObject({ booking: { id: 'booked', note: 'Call first.' } });
    expect(await store.reserveSlot({ ...booked, id: 'too late' })).toMatchObject({
      outcome: 'slot_taken',
    });
    await store.addContactRequest(sampleContactRequest({ id: 'a newer one' }));
    const { data } = await store.listContactRequests({ limit: 2 });
    expect(data.map(({ id }) => id)).toEqual(['a newer one', 'asked']);
  });

  test('keeps 10,000 records with hostile texts byte for byte', { timeout: 60_000 }, async () => {
    const folder = await temporaryFolder();
    await writeFolder(manyRecords(5_000), folder, { disk: realDisk });
    const { url } = await emptyDatabase();
    const lines: string[] = [];
    await toDatabase(folder, url, (line) => lines.push(line));
    expect(
      lines.filter((line) => /^(bookings|contact requests) +5,000 .* same$/.test(line)),
    ).toHaveLength(2);
    const back = await temporaryFolder();
    await toFolder(url, back);
    const [before, after] = [await filesIn(folder), await filesIn(back)];
    expect([...after.keys()].sort()).toEqual([...before.keys(), 'hold.json'].sort());
    for (const [path, text] of before) {
      if (path.includes('/')) expect(after.get(path) === text, path).toBe(true);
    }
  });
});

test('what was due is held in the target of a move and of a restore', async () => {
  const folder = await filledFolder();
  const moved = await emptyDatabase();
  await toDatabase(folder, moved.url);
  const back = join(await temporaryFolder(), 'back');
  await toFolder(moved.url, back);
  const archive = join(await temporaryFolder(), 'backup.tar.gz');
  const store = await storeForTest(back);
  await writeFile(archive, await store.backUp());
  const restored = await emptyDatabase();
  await restoreIntoDatabase(archive, { url: restored.url, samples: noSamples, report: () => {} });
  const holds = [
    await (await openedDatabase(moved.url)).hold(),
    await store.hold(),
    await (await openedDatabase(restored.url)).hold(),
  ];
  expect(holds.map((hold) => hold?.cause)).toEqual(['migration', 'migration', 'restore']);
  const instants = holds.map((hold) => hold?.heldAt ?? '');
  expect(instants.toSorted()).toEqual(instants);
  expect(new Set(instants).size).toBe(3);
});

describe('what was restored by other means than a backup', () => {
  test('is held in a folder and in a database', async () => {
    const folder = await filledFolder();
    await placeHoldInFolder(folder);
    const held = { heldAt: expect.any(String), cause: 'restore' };
    const store = await storeForTest(folder);
    expect(await store.hold()).toEqual(held);
    await store.close();
    const { url } = await emptyDatabase();
    await toDatabase(folder, url);
    await placeHoldInDatabase(url);
    expect(await (await openedDatabase(url)).hold()).toEqual(held);
  });

  test('is not held while a server has it open', async () => {
    const folder = await temporaryFolder();
    await fill(await storeForTest(folder));
    await expect(placeHoldInFolder(folder)).rejects.toThrow(FolderInUseError);
    const { url } = await emptyDatabase();
    await openedDatabase(url);
    await expect(placeHoldInDatabase(url)).rejects.toThrow('is in use');
  });

  test('has to be there', async () => {
    const folder = await temporaryFolder();
    await expect(placeHoldInFolder(folder)).rejects.toThrow('is not a data folder');
    expect(await readdir(folder)).toEqual([]);
    const { url } = await emptyDatabase();
    await expect(placeHoldInDatabase(url)).rejects.toThrow('has no data');
  });
});

test('a database on which a server started with samples is still new', async () => {
  const { url } = await emptyDatabase();
  await (await openPostgresStore({ url, connections: 2, samples: await readSamples(now) })).close();
  await toDatabase(await filledFolder(), url);
  const store = await openedDatabase(url);
  expect(await store.findBooking('booked')).toBeDefined();
  expect(await store.promotions.all()).toEqual([]);
});

describe('a move is refused', () => {
  test('into a folder or a database with something in it', async () => {
    const folder = await filledFolder();
    const { url } = await emptyDatabase();
    await toDatabase(folder, url);
    const again = toDatabase(folder, url);
    await expect(again).rejects.toThrow(TransferError);
    await expect(again).rejects.toThrow('is not empty');
    await expect(toFolder(url, folder)).rejects.toThrow('is not empty');
  });

  test('from a folder with a damaged file', async () => {
    const folder = await filledFolder();
    await rm(join(folder, 'sessions.json'));
    const { url } = await emptyDatabase();
    await expect(toDatabase(folder, url)).rejects.toThrow(DamagedFilesError);
  });

  test('from a folder that a server has open', async () => {
    const folder = await temporaryFolder();
    await fill(await storeForTest(folder));
    const { url } = await emptyDatabase();
    await expect(toDatabase(folder, url)).rejects.toThrow(FolderInUseError);
  });

  test('from and into a database that a server has open', async () => {
    const { url } = await emptyDatabase();
    await openedDatabase(url);
    const target = join(await temporaryFolder(), 'new');
    await expect(toFolder(url, target)).rejects.toThrow('is in use');
    await expect(readdir(target)).rejects.toThrow('ENOENT');
    await expect(toDatabase(await filledFolder(), url)).rejects.toThrow('is in use');
  });

  test('from a folder and from a database without data', async () => {
    const { url } = await emptyDatabase();
    const folder = await temporaryFolder();
    await expect(toDatabase(folder, url)).rejects.toThrow('is not a data folder');
    await expect(toFolder(url, folder)).rejects.toThrow('has no data');
  });

  test('and undone when the target holds something else than the source', async () => {
    const { url, query } = await createTestDatabase();
    await query(`
      create function alter_record() returns trigger language plpgsql as
        $$ begin new.record = replace(new.record::text, 'Call', 'Ask')::json; return new; end $$;
      create trigger altered before insert on bookings for each row execute function alter_record()`);
    const moved = toDatabase(await filledFolder(), url);
    await expect(moved).rejects.toThrow('What was written is not what was read: bookings.');
    const { rows } = await query('select count(*)::integer as count from bookings');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

test('a database on which a server was only started can be filled', async () => {
  const { url } = await emptyDatabase();
  const store = await openPostgresStore({ url, connections: 1 });
  await store.close();
  await toDatabase(await filledFolder(), url);
  expect(await (await openedDatabase(url)).findBooking('booked')).toBeDefined();
});

describe('a backup', () => {
  test('of a database is restored into a folder and into another database', async () => {
    const store = await openedDatabase((await emptyDatabase()).url);
    await fill(store);
    const archive = join(await temporaryFolder(), 'backup.tar.gz');
    await writeFile(archive, await store.backUp());
    const folder = join(await temporaryFolder(), 'new');
    await restoreBackup(archive, folder);
    const { url } = await emptyDatabase();
    await restoreIntoDatabase(archive, { url, samples: noSamples, report: () => {} });
    for (const restored of [await storeForTest(folder), await openedDatabase(url)]) {
      expect(await restored.findBooking('booked')).toEqual(await store.findBooking('booked'));
      expect(await restored.posts.all()).toEqual(await store.posts.all());
      expect(await restored.ownerPasswordHash()).toBeUndefined();
      expect(await restored.listSessions(duringSession)).toEqual([]);
    }
  });

  test('of files is restored into a database', async () => {
    const store = await storeForTest(await temporaryFolder());
    await fill(store);
    const archive = join(await temporaryFolder(), 'backup.tar.gz');
    await writeFile(archive, await store.backUp());
    const { url } = await emptyDatabase();
    await restoreIntoDatabase(archive, { url, samples: noSamples, report: () => {} });
    const restored = await openedDatabase(url);
    expect(await restored.findBooking('booked')).toEqual(await store.findBooking('booked'));
    expect(await restored.ownerPasswordHash()).toBeUndefined();
  });
});
