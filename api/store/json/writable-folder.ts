import { constants } from 'node:fs';
import { access, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Disk } from './disk.ts';

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EEXIST: 'it is a file',
  ENOTDIR: 'it is in a file',
  ENOENT: 'no folder can be made there',
};

/**
 * Creates the data folder if it is missing. Rejects with a message for the operator when it is not
 * writable: SQLite would open the lock file read-only and lock nothing.
 */
export async function makeWritableFolder(folder: string, disk: Disk): Promise<void> {
  try {
    const path = resolve(folder);
    const existing = await nearestExisting(path);
    await access(existing, constants.W_OK);
    // Node's recursive `mkdir` never ends where the file system makes no folders, as in /proc.
    if (existing !== path) await rmdir(await mkdtemp(join(existing, '.inspection-')));
    await disk.makeFolder(folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    const reason = reasons[code] ? `${reasons[code]} (${code})` : code;
    throw new Error(`The data folder ${folder} cannot be written: ${reason}.`, { cause });
  }
}

/** Checked because `mkdir` reports ENOENT for a folder that it may not create. */
async function nearestExisting(path: string): Promise<string> {
  const exists = await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  return exists || path === dirname(path) ? path : nearestExisting(dirname(path));
}
