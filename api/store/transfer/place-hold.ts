import type { Hold } from '#domain/hold/hold.ts';
import { databasePlace } from '../database-variables.ts';
import { realDisk } from '../json/disk.ts';
import { lockFolder } from '../json/folder-lock.ts';
import { fileOf } from '../json/record-files.ts';
import { recoverFolders } from '../json/recover-folders.ts';
import { openSealedDisk } from '../json/sealed-disk.ts';
import { migrateToLatest } from '../postgres/migrate.ts';
import { tablesIn } from '../postgres/records.ts';
import { kinds } from '../records/kinds.ts';
import { inDatabase, inWriting } from './in-database.ts';
import { refuseInUse, refuseUnlessOpenedBefore } from './usable-database.ts';
import { refuseUnlessDataFolder } from './usable-folder.ts';

// For data that was restored by other means than a backup, such as a copied folder or a dump.

const holdOfNow = (): Hold => ({ heldAt: new Date().toISOString(), cause: 'restore' });

/** Holds what is due by now in the data folder `folder`. Rejects when a server has it open. */
export async function placeHoldInFolder(folder: string): Promise<void> {
  await refuseUnlessDataFolder(folder);
  const lock = await lockFolder(folder);
  try {
    await recoverFolders(folder, realDisk);
    const disk = await openSealedDisk(folder, realDisk);
    await fileOf(kinds.hold, folder, disk).write(holdOfNow());
  } finally {
    lock.release();
  }
}

/** The same in the database at `url`. */
export async function placeHoldInDatabase(url: string): Promise<void> {
  const place = databasePlace(url);
  await inDatabase(url, async (db) => {
    await refuseUnlessOpenedBefore(db, place);
    await refuseInUse(db, place);
    await migrateToLatest(db);
    await inWriting(db, (transaction) => tablesIn(transaction).hold.write(holdOfNow()));
  });
}
