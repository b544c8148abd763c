import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import {
  earlierFolder,
  earlierRows,
  earlierVersions,
  expectToContinue,
} from '#api/store/testing/earlier/earlier-versions.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { realDisk } from '../json/disk.ts';
import { connectTo } from '../postgres/database.ts';
import { readMigrations } from '../postgres/migrate.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import { createTestDatabase } from '../postgres/testing/test-database.ts';
import { noSamples, readSamples } from '../sample-content.ts';
import { databaseContents } from './database-contents.ts';
import { digestsOf } from './digests.ts';
import { folderContents } from './folder-contents.ts';
import { inDatabase, inSnapshot } from './in-database.ts';

const change = { at: new Date('2026-11-25T15:00:00Z'), by: 'Safari on an iPhone' };

async function earlierDatabase({ date, migration }: (typeof earlierVersions)[number]) {
  const { url, query, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const db = connectTo(url, 1);
  await new Migrator({ db, provider: { getMigrations: readMigrations } }).migrateTo(migration);
  await db.destroy();
  await query(await earlierRows(date));
  return url;
}

test.each(earlierVersions)(
  'a database of $date is carried over, record by record',
  async (earlier) => {
    const url = await earlierDatabase(earlier);
    const store = await openPostgresStore({ url, connections: 2 });
    onTestFinished(() => store.close());
    const folder = await folderContents(await earlierFolder(earlier.date), realDisk, noSamples);
    await inDatabase(url, async (opened) => {
      const found = await inSnapshot(opened, async (snapshot) =>
        digestsOf(databaseContents(snapshot)),
      );
      expect(found).toEqual(await digestsOf(folder));
    });
    await expectToContinue(store);
  },
);

test.each(earlierVersions)('a database of $date keeps what it claimed', async (earlier) => {
  const url = await earlierDatabase(earlier);
  const samples = await readSamples(new Date('2026-11-25T15:00:00Z'));
  const first = await openPostgresStore({ url, connections: 2, samples });
  const { profile } = await first.readBusiness();
  expect(profile).toEqual({ ...defaultProfile, revision: 1 });
  expect((await first.posts.all()).map(({ id }) => id)).toEqual(['post-1', 'post-3']);
  await first.changeBusiness('profile', { ...profile, tagline: 'Own' }, change);
  await first.close();
  // What the owner saved stays, and the setting no longer matters.
  const second = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => second.close());
  expect((await second.readBusiness()).profile).toMatchObject({
    tagline: 'Own',
    claims: defaultProfile.claims,
  });
});
