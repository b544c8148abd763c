import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** All that the store asks of the disk when it writes. A test's disk can refuse. */
export interface Disk {
  /**
   * Puts `content` in place of what `path` held, or creates it; one call a path at a time. Resolves
   * when the change is certain to outlive a power cut. When it rejects, the file is as it was,
   * except where only the last sync of the folder failed: then it holds one or the other, whole.
   */
  replaceFile(path: string, content: string | Uint8Array): Promise<void>;
}

const UNFINISHED = '.unfinished-';

/**
 * Not by write-file-atomic: its version 8 writes once, ignores how much of that the disk took,
 * and so on a disk that is nearly full puts a truncated file in place and reports success.
 */
export const realDisk: Disk = {
  async replaceFile(path, content) {
    const unfinished = join(dirname(path), UNFINISHED + basename(path));
    try {
      await writeDurably(unfinished, content);
      await rename(unfinished, path);
    } catch (error) {
      // What cannot be removed now is truncated by the next write or removed by the next start.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(path));
  },
};

/** Removes what a crash in the middle of `replaceFile` left in `folder`. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && entry.name.startsWith(UNFINISHED)) await rm(join(folder, entry.name));
  }
}

/** Creates `folder` and what is missing above it, for this user's eyes alone. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const existing = dirname(resolve(first));
  for (let made = resolve(folder); made !== existing; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = await open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is certain to be there after a power cut only once its folder has been synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
