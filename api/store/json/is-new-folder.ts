import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backedUpFiles, monthFolders } from './data-files.ts';
import { isMonthFile } from './month-files.ts';

/** Whether no store has written records into `folder`; a password may have been chosen before the first start. */
export async function isNewFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  if (names.some((name) => backedUpFiles.includes(name))) return false;
  for (const month of monthFolders.filter((one) => names.includes(one))) {
    if ((await readdir(join(folder, month))).some(isMonthFile)) return false;
  }
  return true;
}
