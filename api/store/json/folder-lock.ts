import { once } from 'node:events';
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Another process, or another store of this process, has locked the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one first, or choose another folder.`,
    );
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process. The kernel holds both locks, so that they end with the process even after
 * `kill -9`, unlike a file with a process id. Rejects with `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = lockFile(folder);
  try {
    const name = await lockName(folder);
    return {
      release() {
        name.release();
        file.release();
      },
    };
  } catch (error) {
    file.release();
    throw error;
  }
}

/** Holds between containers too, which share a volume and nothing else. Removing `.lock` removes it. */
function lockFile(folder: string): FolderLock {
  const database = new DatabaseSync(join(folder, '.lock'), { timeout: 0 });
  try {
    // SQLite locks by fcntl.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new FolderInUseError(folder);
    throw new Error(`The data folder ${folder} could not be locked`, { cause: error });
  }
  return { release: () => database.close() };
}

/**
 * Binds a name that nobody can remove: an abstract Unix socket (`man 7 unix`) after the folder itself, whatever path
 * leads there. Only Linux has them.
 */
async function lockName(folder: string): Promise<FolderLock> {
  if (process.platform !== 'linux') return { release: () => undefined };
  // While it is open, no other folder gets its inode.
  const opened = openSync(folder, constants.O_RDONLY);
  const { dev, ino } = fstatSync(opened, { bigint: true });
  const socket = createServer((connection) => connection.destroy());
  socket.listen(`\0inspection-data-${dev}-${ino}`);
  await once(socket, 'listening').catch((error: NodeJS.ErrnoException) => {
    closeSync(opened);
    if (error.code === 'EADDRINUSE') throw new FolderInUseError(folder);
    throw new Error(`The data folder ${folder} could not be locked`, { cause: error });
  });
  socket.unref();
  return {
    release() {
      socket.close();
      closeSync(opened);
    },
  };
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
