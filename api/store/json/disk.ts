import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** All that the store asks of the disk when it writes. A test's disk can refuse. */
export interface Disk {
  /**
   * Puts `text` in place of what `path` held, or creates it. Resolves when this is certain to
   * outlive a power cut; when it rejects, the file is as it was.
   */
  replaceFile(path: string, text: string): Promise<void>;
}

/** What a crash can leave behind beside `path`. */
export const temporaryPath = (path: string) => `${path}.tmp`;

/**
 * Not by write-file-atomic: version 8 writes once and ignores how much of it the disk took, so
 * that on a disk that is nearly full it puts a truncated file in place and reports success.
 */
export const realDisk: Disk = {
  async replaceFile(path, text) {
    const temporary = temporaryPath(path);
    try {
      await writeDurably(temporary, text);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  },
};

/** Creates `folder` and what is missing above it, readable by this user alone. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let created = resolve(folder); created !== top; created = dirname(created)) {
    await syncFolder(dirname(created));
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const handle = await open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder is on disk only when the folder itself has been synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
