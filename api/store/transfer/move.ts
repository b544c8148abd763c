import { readdir } from 'node:fs/promises';
import type { Hold, HoldCause } from '#domain/hold/hold.ts';
import { databasePlace } from '../database-variables.ts';
import { realDisk } from '../json/disk.ts';
import { fillFolder } from '../json/fill-folder.ts';
import { lockFolder } from '../json/folder-lock.ts';
import { fileNameOf } from '../json/record-files.ts';
import { openSealedDisk } from '../json/sealed-disk.ts';
import { makeWritableFolder } from '../json/writable-folder.ts';
import { migrateToLatest } from '../postgres/migrate.ts';
import { kinds } from '../records/kinds.ts';
import { noSamples, type SampleContent } from '../sample-content.ts';
import type { Contents } from './contents.ts';
import { databaseContents } from './database-contents.ts';
import { digestsOf } from './digests.ts';
import { folderContents } from './folder-contents.ts';
import { inDatabase, inSnapshot, inWriting } from './in-database.ts';
import { emptyDatabase, refuseInUse, refuseUnlessOpenedBefore } from './usable-database.ts';
import { refuseUnlessDataFolder } from './usable-folder.ts';
import { type Report, verify } from './verify.ts';
import { writeDatabase } from './write-database.ts';
import { writeFolder } from './write-folder.ts';

/**
 * Moves everything from the data folder `folder`, which is locked meanwhile, into the empty database at
 * `url`, in one transaction that ends with a comparison of both. Rejects with a message for the operator
 * when one of them is in use or not what it should be; the database is then as it was. What was due by now is held
 * in the target.
 */
export async function moveToDatabase(options: {
  folder: string;
  url: string;
  /** What a start shows in place of files that do not exist. */
  samples: SampleContent;
  report: Report;
  /** Why what was due is held. */
  cause?: HoldCause;
}): Promise<void> {
  const { folder, url, samples, report, cause = 'migration' } = options;
  const place = databasePlace(url);
  await refuseUnlessDataFolder(folder);
  await makeWritableFolder(folder, realDisk);
  const lock = await lockFolder(folder);
  try {
    report(`Reading ${folder}.`);
    await openSealedDisk(folder, realDisk);
    const hold = { heldAt: new Date().toISOString(), cause };
    const source = withHold(await folderContents(folder, realDisk, samples), hold);
    const digests = await digestsOf(source);
    await inDatabase(url, async (db) => {
      await refuseInUse(db, place);
      await migrateToLatest(db);
      await inWriting(db, async (transaction) => {
        await emptyDatabase(transaction, place);
        report(`Writing to ${place}, in one transaction.`);
        await writeDatabase(source, transaction);
        report('Reading what was written.');
        await verify(digests, databaseContents(transaction), report);
      });
    });
  } finally {
    lock.release();
  }
}

/**
 * Moves everything from the database at `url` into `folder`, which is empty or missing, and compares both.
 * Rejects with a message for the operator as `moveToDatabase`; the folder is then as it was. What was due by now is
 * held in it.
 */
export async function moveToFolder(options: {
  url: string;
  folder: string;
  report: Report;
}): Promise<void> {
  const { url, folder, report } = options;
  const hold = { heldAt: new Date().toISOString(), cause: 'migration' } as const;
  const place = databasePlace(url);
  await fillFolder(folder, async (unfinished) => {
    await inDatabase(url, async (db) => {
      await refuseUnlessOpenedBefore(db, place);
      await refuseInUse(db, place);
      await migrateToLatest(db);
      report(`Reading ${place}.`);
      const digests = await inSnapshot(db, async (transaction) => {
        const source = withHold(databaseContents(transaction), hold);
        const found = await digestsOf(source);
        report(`Writing to ${folder}.`);
        await writeFolder(source, unfinished, { disk: realDisk });
        return found;
      });
      report('Reading what was written.');
      await verify(digests, await folderContents(unfinished, realDisk, noSamples), report);
      await (await openSealedDisk(unfinished, realDisk)).saveManifest();
      // A server that was started meanwhile has written what the folder has not.
      await refuseInUse(db, place);
    });
    // Without the marks of a store. The hold first, so that no file is ever in place without it.
    const names = (await readdir(unfinished)).filter((name) => !name.startsWith('.'));
    return new Set([fileNameOf(kinds.hold), ...names]);
  });
}

/** `contents` with `hold` in place of its own. What the earlier one keeps back was due at this one, too. */
const withHold = (contents: Contents, hold: Hold): Contents => ({
  ...contents,
  records: async () => ({ ...(await contents.records()), hold }),
});
