import type { Readable } from 'node:stream';
import type { BackupSource } from '#api/backup/backup-source.ts';
import { databasePlace } from '../database-variables.ts';
import { isCurrent } from '../postgres/migrate.ts';
import { recordsIn } from '../postgres/records.ts';
import { backupRecordStore } from '../resources/backup-records.ts';
import type { PicturePlace } from '../resources/uploads.ts';
import { TransferError } from '../transfer-error.ts';
import { archiveOfDatabase } from './archive-of-database.ts';
import { inDatabase } from './in-database.ts';
import { refuseUnlessOpenedBefore } from './usable-database.ts';

/** The database at `url`, with `pictures` that are elsewhere, which is read in one transaction beside its servers and never migrated. */
export const databaseSource = (url: string, pictures?: PicturePlace): BackupSource => ({
  async archive() {
    let archive: Readable | undefined;
    await inDatabase(url, async (db) => {
      const place = databasePlace(url);
      await refuseUnlessOpenedBefore(db, place);
      if (!(await isCurrent(db))) {
        throw new TransferError(
          `Another version of the server uses the database ${place}. Run the command of that version.`,
        );
      }
      archive = await archiveOfDatabase(db, pictures);
    });
    // It is set: else the call above has rejected.
    return archive as Readable;
  },
  record: (backup) =>
    inDatabase(url, (db) => backupRecordStore(recordsIn(db)).recordBackup(backup)),
});
