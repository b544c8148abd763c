import { join } from 'node:path';
import type { BackupRecord } from '#domain/backups/backup-record.ts';
import { kinds } from '../records/kinds.ts';
import { realDisk } from './disk.ts';
import { JsonFile } from './json-file.ts';

/** The folder of `npm run backup`. The server, which has locked the other files, only reads it. */
const FOLDER = '.backups';

const fileIn = (dataFolder: string) =>
  new JsonFile(join(dataFolder, FOLDER, 'last-backup.json'), kinds.lastBackup.format, realDisk);

/** The last backup that a command has made beside the server of `dataFolder`. */
export const backupByCommand = (dataFolder: string): Promise<BackupRecord | null> =>
  fileIn(dataFolder).read();

export async function recordBackupByCommand(
  dataFolder: string,
  backup: BackupRecord,
): Promise<void> {
  await realDisk.makeFolder(join(dataFolder, FOLDER));
  await fileIn(dataFolder).write(kinds.lastBackup.check(backup));
}
