import { type BackupSource, folderSource } from './backup/backup-source.ts';
import { DamagedBackupError, makeBackup } from './backup/make-backup.ts';
import { type Environment, readEnvironment } from './env.ts';
import { realDisk } from './store/json/disk.ts';
import { otherPicturesToRead } from './store/pictures/open-pictures.ts';
import { TransferError } from './store/transfer-error.ts';
import { report, stopWithSentence } from './transfer-command.ts';

// npm run backup: with the server's settings, beside the running server or without one

try {
  if (process.argv.length > 2) throw new TransferError('Usage: npm run backup');
  const environment = readEnvironment();
  for (const warning of environment.misspelled) report(warning);
  const source = await sourceOf(environment);
  await makeBackup({ source, options: environment.backup, now: new Date(), report });
} catch (error) {
  stopWithSentence(error);
  // EX_DATAERR of sysexits.h, after which the unit does not try again.
  if (error instanceof DamagedBackupError) process.exitCode = 65;
}

/** Loads the driver only for a database. */
async function sourceOf(environment: Environment): Promise<BackupSource> {
  const { database, dataDir } = environment;
  const pictures = await otherPicturesToRead(environment, realDisk);
  if (!database) return folderSource(dataDir, pictures);
  const { databaseSource } = await import('./store/transfer/database-backup.ts');
  return databaseSource(database.url, pictures);
}
