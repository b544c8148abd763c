import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBackup } from '../json/check-backup.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import { createTestDatabase } from '../postgres/testing/test-database.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { databaseSource } from './database-backup.ts';

async function databaseForTest() {
  const { url, query, drop } = await createTestDatabase();
  onTestFinished(drop);
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => store.close());
  await store.reserveSlot(sampleBooking());
  return { url, query, store, source: databaseSource(url) };
}

test('a database is backed up beside its servers, which see when', async () => {
  const { store, source } = await databaseForTest();
  const archive = join(await temporaryFolder(), 'backup.tar.gz');
  await writeFile(archive, await source.archive());
  const { counts, problems } = await checkBackup(archive);
  expect([counts.get('bookings'), problems]).toEqual([1, []]);
  const backup = { at: '2026-11-25T09:15:00.000Z', bytes: 9, to: 's3' } as const;
  await source.record(backup);
  expect(await store.lastBackup()).toEqual(backup);
});

test('a database of another version is left as it is', async () => {
  const { query, source } = await databaseForTest();
  await query(`update kysely_migration set name = '9999-later' where name like '0001%'`);
  await expect(source.archive()).rejects.toThrow('Another version of the server uses the database');
});

test('a database that is away is no backup', async () => {
  const source = databaseSource('postgres://127.0.0.1:1/none');
  await expect(source.archive()).rejects.toThrow('The database 127.0.0.1:1/none could not be used');
});
