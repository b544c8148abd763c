import type { BackupRecord } from '#domain/backups/backup-record.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface BackupRecordStore {
  /** Undefined before the first one. */
  lastBackup(): Promise<BackupRecord | undefined>;
  /** Does nothing if a later one is stored already. */
  recordBackup(backup: BackupRecord): Promise<void>;
}

export const backupRecordStore = ({ lastBackup }: RecordStore): BackupRecordStore => ({
  lastBackup: async () => (await lastBackup.read()) ?? undefined,
  recordBackup: async (backup) => {
    const next = kinds.lastBackup.check(backup);
    await lastBackup.change((last) => {
      const isLater = last === null || Date.parse(backup.at) >= Date.parse(last.at);
      return { next: isLater ? next : last, result: undefined };
    });
  },
});
