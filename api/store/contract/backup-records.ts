import { expect, test } from 'vitest';
import type { BackupRecord } from '#domain/backups/backup-record.ts';
import type { StoreFixture } from './store-fixture.ts';

export function backupRecordsContract(fixture: StoreFixture): void {
  const at = (day: number): BackupRecord => ({
    at: `2026-11-${day}T03:00:00.000Z`,
    bytes: day,
    to: 'folder',
  });

  test('the latest one is kept, also over a restart', async () => {
    const { lastBackup, recordBackup } = fixture.store;
    expect(await lastBackup()).toBeUndefined();
    await recordBackup(at(20));
    await recordBackup(at(21));
    await recordBackup(at(19));
    expect(await lastBackup()).toEqual(at(21));
    await fixture.reopen();
    expect(await fixture.store.lastBackup()).toEqual(at(21));
  });
}
