import type { SampleContent } from '../sample-content.ts';
import type { Database } from './database.ts';
import { withLocks } from './locks.ts';
import { tablesIn } from './records.ts';

/** Fills a database that no store has opened before; does nothing in any other. */
export async function fillNewDatabase(db: Database, samples: SampleContent): Promise<void> {
  // Without the lock first, because a start needs no room on the disk.
  if (await isFilled(db)) return;
  await withLocks(db, ['initial content'], async (transaction) => {
    if (await isFilled(transaction)) return;
    for (const table of Object.values(tablesIn(transaction))) {
      await table.write(table.kind.initial(samples));
    }
  });
}

export const isFilled = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('records').select('id').limit(1).executeTakeFirst()) !== undefined;
