import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Another process, or another store of this process, has locked the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process. The kernel holds the lock (SQLite uses fcntl), so that it ends
 * with the process even after `kill -9`, unlike a file with a process id.
 */
export function lockFolder(folder: string): FolderLock {
  const database = new DatabaseSync(join(folder, '.lock'), { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by another process. Stop that one first, or choose another folder.`,
      );
    }
    throw new Error(`The data folder ${folder} could not be locked`, { cause: error });
  }
  return { release: () => database.close() };
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
