import { type BackupSource, folderSource } from './backup/backup-source.ts';
import { makeBackup } from './backup/make-backup.ts';
import { type Environment, readEnvironment } from './env.ts';
import { TransferError } from './store/transfer-error.ts';
import { report, stopWithSentence } from './transfer-command.ts';

// npm run backup: with the server's settings, beside the running server or without one

try {
  if (process.argv.length > 2) throw new TransferError('Usage: npm run backup');
  const environment = readEnvironment();
  const source = await sourceOf(environment);
  await makeBackup({ source, options: environment.backup, now: new Date(), report });
} catch (error) {
  stopWithSentence(error);
}

/** Loads the driver only for a database. */
async function sourceOf({ database, dataDir }: Environment): Promise<BackupSource> {
  if (!database) return folderSource(dataDir);
  const { databaseSource } = await import('./store/transfer/database-backup.ts');
  return databaseSource(database.url);
}
