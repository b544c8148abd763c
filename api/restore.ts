import { resolve } from 'node:path';
import { backupSummary } from './backup/backup-summary.ts';
import { databasePlace } from './store/database-variables.ts';
import { checkBackup } from './store/json/check-backup.ts';
import { restoreBackup } from './store/json/restore-backup.ts';
import { restoreLimitsOf } from './store/json/restore-limits.ts';
import { TransferError } from './store/transfer-error.ts';
import {
  databaseUrlOf,
  report,
  reportHold,
  samplesOf,
  stopWithSentence,
} from './transfer-command.ts';

// npm run restore -- backup.tar.gz ./data, or postgres://user@host/database instead of the folder
// npm run restore -- --check backup.tar.gz
// npm run restore -- --hold ./data, or postgres://user@host/database
const [first, second, ...rest] = process.argv.slice(2);
const limits = restoreLimitsOf(process.env['RESTORE_LIMITS']);

try {
  if (!first || !second || rest.length > 0) {
    throw new TransferError(
      'Usage: npm run restore -- <backup.tar.gz> <empty or new folder, or postgres://…>\n' +
        '       npm run restore -- --check <backup.tar.gz>\n' +
        '       npm run restore -- --hold <data folder, or postgres://…>',
    );
  }
  if (first === '--check') await check(second);
  else if (first === '--hold') await hold(second);
  else await restore(first, second);
} catch (error) {
  stopWithSentence(error);
}

async function restore(archive: string, target: string): Promise<void> {
  const url = databaseUrlOf(target);
  const count = url
    ? await restoreInto(archive, url)
    : await restoreBackup(archive, target, limits);
  const place = url ? databasePlace(url) : resolve(target);
  report(`${count} files of ${archive} are in ${place} and can be read.`);
  reportHold();
  report(`Start the server with ${url ? 'DATABASE_URL' : 'DATA_DIR'} set to it. A backup has no`);
  report('password: without OWNER_PASSWORD the start prints the link that sets a new one.');
}

/** Loads the driver only for a database. */
async function restoreInto(archive: string, url: string): Promise<number> {
  const { restoreIntoDatabase } = await import('./store/transfer/restore-into-database.ts');
  return restoreIntoDatabase(archive, { url, samples: await samplesOf(), report, limits });
}

/** For data that was restored by other means, such as a copied folder or a dump. */
async function hold(target: string): Promise<void> {
  const { placeHoldInDatabase, placeHoldInFolder } = await import('./store/transfer/place-hold.ts');
  const url = databaseUrlOf(target);
  await (url ? placeHoldInDatabase(url) : placeHoldInFolder(resolve(target)));
  reportHold();
}

async function check(archive: string): Promise<void> {
  const checked = await checkBackup(archive, limits);
  for (const line of backupSummary(archive, checked)) report(line);
  if (checked.problems.length > 0) process.exitCode = 1;
}
