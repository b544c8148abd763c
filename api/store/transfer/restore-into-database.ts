import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../json/restore-backup.ts';
import type { RestoreLimits } from '../json/restore-limits.ts';
import type { SampleContent } from '../sample-content.ts';
import { moveToDatabase } from './move.ts';
import type { Report } from './verify.ts';

/**
 * Restores a backup into the empty database at `url`. Resolves to the number of files. Rejects as
 * `restoreBackup` and `moveToDatabase`; the database is then as it was.
 */
export async function restoreIntoDatabase(
  archive: string,
  {
    limits,
    ...options
  }: { url: string; samples: SampleContent; report: Report; limits?: RestoreLimits },
): Promise<number> {
  const temporary = await mkdtemp(join(tmpdir(), 'restore-'));
  const folder = join(temporary, 'data');
  try {
    const count = await restoreBackup(archive, folder, limits);
    await moveToDatabase({ ...options, folder, cause: 'restore' });
    return count;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
