import { join } from 'node:path';
import { monthFolders } from './data-files.ts';
import type { Disk } from './disk.ts';

/** Makes the folders of monthly files, and recovers them and `folder`. Comes before anything in them is read. */
export async function recoverFolders(folder: string, disk: Disk): Promise<void> {
  await disk.recoverFolder(folder);
  for (const name of monthFolders) {
    await disk.makeFolder(join(folder, name));
    await disk.recoverFolder(join(folder, name));
  }
}
