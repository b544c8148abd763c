import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { recordBackupByCommand } from '#api/store/json/backup-by-command.ts';
import { archiveBesideServer } from '#api/store/json/snapshot.ts';
import type { PicturePlace } from '#api/store/resources/uploads.ts';
import { TransferError } from '#api/store/transfer-error.ts';
import type { BackupRecord } from '#domain/backups/backup-record.ts';

/** What `npm run backup` backs up: the data of a server, which may be running. */
export interface BackupSource {
  /** A .tar.gz as of one moment. */
  archive(): Promise<Readable>;
  record(backup: BackupRecord): Promise<void>;
}

/** The files in `dataDir`, with `pictures` that are elsewhere. */
export const folderSource = (dataDir: string, pictures?: PicturePlace): BackupSource => ({
  async archive() {
    const found = await stat(dataDir).catch(() => undefined);
    if (!found?.isDirectory()) throw new TransferError(`There is no data folder ${dataDir}.`);
    return archiveBesideServer(dataDir, { pictures });
  },
  record: (backup) => recordBackupByCommand(dataDir, backup),
});
