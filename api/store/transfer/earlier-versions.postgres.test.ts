import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import {
  earlierFolder,
  earlierRows,
  earlierVersions,
  expectToContinue,
} from '#api/store/testing/earlier/earlier-versions.ts';
import { realDisk } from '../json/disk.ts';
import { connectTo } from '../postgres/database.ts';
import { readMigrations } from '../postgres/migrate.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import { createTestDatabase } from '../postgres/testing/test-database.ts';
import { noSamples } from '../sample-content.ts';
import { databaseContents } from './database-contents.ts';
import { digestsOf } from './digests.ts';
import { folderContents } from './folder-contents.ts';
import { inDatabase, inSnapshot } from './in-database.ts';

test.each(earlierVersions)(
  'a database of $date is carried over, record by record',
  async (earlier) => {
    const { url, query, drop } = await createTestDatabase({ empty: true });
    onTestFinished(drop);
    const db = connectTo(url, 1);
    await new Migrator({ db, provider: { getMigrations: readMigrations } }).migrateTo(
      earlier.migration,
    );
    await db.destroy();
    await query(await earlierRows(earlier.date));

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
