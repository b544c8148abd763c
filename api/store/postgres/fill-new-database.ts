import { isList } from '../records/kind.ts';
import type { SampleContent } from '../sample-content.ts';
import type { Database } from './database.ts';
import { withLocks } from './locks.ts';
import { tablesIn } from './records.ts';
import { lockOf } from './table-records.ts';

/**
 * Fills a database that no store has opened before. One of an earlier version gets the values that are new in this
 * version, so that it shows what a data folder without their files shows.
 */
export async function fillNewDatabase(db: Database, samples: SampleContent): Promise<void> {
  // Without the locks first, because a start needs no room on the disk.
  const missing = await missingIn(db, samples);
  if (missing.length === 0) return;
  const locks = missing.map(({ kind }) => lockOf(kind));
  await withLocks(db, ['initial content', ...locks], async (transaction) => {
    for (const table of await missingIn(transaction, samples)) {
      await table.write(table.kind.initial(samples));
    }
  });
}

/** The kinds that have no rows and would begin with some. */
async function missingIn(db: Database, samples: SampleContent) {
  const rows = await db.selectFrom('records').select('kind').distinct().execute();
  const stored = new Set(rows.map(({ kind }) => kind));
  return Object.values(tablesIn(db)).filter(
    ({ kind }) =>
      !stored.has(kind.name) &&
      // An empty list has no rows either.
      (stored.size === 0 || !isList(kind)) &&
      kind.rowsOf(kind.initial(samples)).length > 0,
  );
}
