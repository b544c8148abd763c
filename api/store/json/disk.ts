import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** All that the store asks of the disk when it writes. A test's disk can refuse. */
export interface Disk {
  /**
   * Puts `content` in place of what `path` held, or creates it; one call a path at a time. Resolves
   * when the change is certain to outlive a power cut. When it rejects, the file is as it was: where
   * only the last sync of the folder failed, what `before` gives is put back, or removed for null.
   * Without `before`, or when the disk refuses that too, it holds the new content, whole.
   */
  replaceFile(path: string, content: Content, before?: () => string | null): Promise<void>;
}

type Content = string | Uint8Array;

/** The calls of `node:fs/promises` that write a file. A test's can fail at each of them. */
export interface FileCalls {
  open(path: string, flags: number, mode?: number): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: boolean }): Promise<void>;
}

export interface OpenFile {
  writeFile(content: Content): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

const UNFINISHED = '.unfinished-';

/**
 * Not by write-file-atomic: its version 8 writes once, ignores how much of that the disk took,
 * and so on a disk that is nearly full puts a truncated file in place and reports success.
 */
export class FileDisk implements Disk {
  readonly #calls: FileCalls;

  constructor(calls: FileCalls) {
    this.#calls = calls;
  }

  async replaceFile(path: string, content: Content, before?: () => string | null): Promise<void> {
    await this.#putInPlace(path, content);
    try {
      await this.#syncFolder(dirname(path));
    } catch (error) {
      // The first failure is the one to tell of.
      await this.#putBack(path, before?.()).catch(() => undefined);
      throw error;
    }
  }

  async #putInPlace(path: string, content: Content): Promise<void> {
    const unfinished = join(dirname(path), UNFINISHED + basename(path));
    try {
      await this.#writeDurably(unfinished, content);
      await this.#calls.rename(unfinished, path);
    } catch (error) {
      // What cannot be removed now is truncated by the next write or removed by the next start.
      await this.#calls.rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Nobody was told of the new content, and nobody may find it after a restart. */
  async #putBack(path: string, before: string | null | undefined): Promise<void> {
    if (before === undefined) return;
    if (before === null) await this.#calls.rm(path, { force: true });
    else await this.#putInPlace(path, before);
    await this.#syncFolder(dirname(path));
  }

  async #writeDurably(path: string, content: Content): Promise<void> {
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
    const file = await this.#calls.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  #syncFolder(path: string): Promise<void> {
    return syncFolder(path, this.#calls);
  }
}

export const realDisk: Disk = new FileDisk({ open, rename, rm });

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

/** A new name is certain to be there after a power cut only once its folder has been synced. */
async function syncFolder(path: string, calls: Pick<FileCalls, 'open'> = { open }): Promise<void> {
  const folder = await calls.open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
