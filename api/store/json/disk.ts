import { randomUUID } from 'node:crypto';
import { closeSync, constants, createReadStream, fsync, open, openSync, writeFile } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { KeyedMutex } from './keyed-mutex.ts';

/** How the store writes; tests use one that fails. */
export interface Disk {
  /**
   * Creates or replaces a file; one call per path at a time. Resolves when the change survives a
   * power cut. When it rejects, the file is unchanged: if only the final sync of the folder failed,
   * the content that `before` returns is restored, or the file removed for null. Without `before`, or
   * if restoring fails too, the file has the complete new content, which the next start writes again.
   */
  replaceFile(path: string, content: Content, before?: () => Content | null): Promise<void>;
  /**
   * Writes the content of a file as a stream, beside the file, which is as it was until `place` is called. Any number of
   * calls per path at a time. Rejects with what `content` throws.
   */
  stageFile(path: string, content: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Creates `folder` and its missing parents, readable by this user only. */
  makeFolder(folder: string): Promise<void>;
  /**
   * Before the files of `folder` are read: removes what a crash during `replaceFile` left, and makes
   * durable what it wrote, because whatever is read will be shown.
   */
  recoverFolder(folder: string): Promise<void>;
}

export type Content = string | Uint8Array;

/** The new content of a file, which is complete and synced. */
export interface StagedFile {
  /** Puts it in place, as `replaceFile` does. */
  place(before?: () => Content | null): Promise<void>;
  discard(): Promise<void>;
}

/** The calls of `node:fs/promises` that write a file; tests let each of them fail. */
export interface FileCalls {
  open(path: string, flags: number, mode?: number): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: boolean }): Promise<void>;
  /** Resolves to the first folder that was created, if any. */
  mkdir(path: string, options: { recursive: true; mode: number }): Promise<string | undefined>;
  rmdir(path: string): Promise<void>;
}

export interface OpenFile {
  /** After what was written before. */
  writeFile(content: Content): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The mode of a folder that only this user reads. */
const PRIVATE = 0o700;

const UNFINISHED = '.unfinished-';
/**
 * In a folder while a change of it is not synced. It stays when the process is killed meanwhile, or
 * when a sync failed and could not be made good: then the next start writes the folder's files again.
 */
const UNSYNCED = '.unsynced';

/**
 * Writes a temporary file, syncs and renames it. Not write-file-atomic: its version 8 ignores short
 * writes, and on a nearly full disk replaces the file with a truncated one and reports success.
 *
 * After a failed fsync Linux drops what was to be written and lets the next fsync succeed
 * (https://wiki.postgresql.org/wiki/Fsync_Errors). So a sync is never repeated: whatever it covered is
 * written once more, to a new file.
 */
export class FileDisk implements Disk {
  readonly #calls: FileCalls;
  /** By folder: the failure of a sync is reported once, and concerns every rename before it. */
  readonly #renames = new KeyedMutex();
  /** Folders whose mark has to stay. */
  readonly #unsynced = new Set<string>();

  constructor(calls: FileCalls) {
    this.#calls = calls;
  }

  async replaceFile(path: string, content: Content, before?: () => Content | null): Promise<void> {
    const unfinished = await this.#writeUnfinished(path, content);
    await this.#renames.run(dirname(path), () => this.#putInPlace(unfinished, path, before));
  }

  async stageFile(path: string, content: AsyncIterable<Uint8Array>): Promise<StagedFile> {
    const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}-${basename(path)}`);
    await this.#writeNew(unfinished, async (file) => {
      for await (const part of content) await file.writeFile(part);
    });
    return {
      place: (before) =>
        this.#renames.run(dirname(path), () => this.#putInPlace(unfinished, path, before)),
      discard: () => this.#calls.rm(unfinished, { force: true }),
    };
  }

  async #putInPlace(
    unfinished: string,
    path: string,
    before?: () => Content | null,
  ): Promise<void> {
    const folder = dirname(path);
    try {
      // Before the sync: a process that is killed as it fails leaves the mark.
      await this.#removingAtFailure(unfinished, () => this.#markUnsynced(folder));
      await this.#rename(unfinished, path);
      await this.#sync(folder).catch(async (error: unknown) => {
        // The first failure is the one to report.
        await this.#restore(path, before?.()).catch(() => this.#unsynced.add(folder));
        throw error;
      });
    } finally {
      if (!this.#unsynced.has(folder)) await this.#removeMark(folder);
    }
  }

  /** A write that was reported as failed must not appear after a restart. */
  async #restore(path: string, before: Content | null | undefined): Promise<void> {
    if (before === undefined) throw new TypeError(`Nothing to restore ${path} from`);
    if (before === null) await this.#calls.rm(path, { force: true });
    else await this.#rename(await this.#writeUnfinished(path, before), path);
    await this.#sync(dirname(path));
  }

  async #rename(unfinished: string, path: string): Promise<void> {
    await this.#removingAtFailure(unfinished, () => this.#calls.rename(unfinished, path));
  }

  async #writeUnfinished(path: string, content: Content): Promise<string> {
    const unfinished = join(dirname(path), UNFINISHED + basename(path));
    await this.#writeNew(unfinished, (file) => file.writeFile(content));
    return unfinished;
  }

  async #writeNew(unfinished: string, write: (file: OpenFile) => Promise<void>): Promise<void> {
    const file = await this.#create(unfinished);
    await this.#removingAtFailure(unfinished, async () => {
      try {
        await write(file);
        await file.sync();
      } finally {
        await file.close();
      }
    });
  }

  /** Always a new file: one whose sync failed is never written again. */
  async #create(path: string): Promise<OpenFile> {
    const { O_WRONLY, O_CREAT, O_EXCL } = constants;
    const create = () => this.#calls.open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600);
    return create().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      await this.#calls.rm(path, { force: true });
      return create();
    });
  }

  async #removingAtFailure(path: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      // If this fails too, the next write or the next start removes it.
      await this.#calls.rm(path, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async makeFolder(folder: string): Promise<void> {
    await this.#removeEmpty(folder);
    const first = await this.#calls.mkdir(folder, { recursive: true, mode: PRIVATE });
    // A process that was killed before it synced may have made the folder.
    const existing = dirname(resolve(first ?? folder));
    for (let made = resolve(folder); made !== existing; made = dirname(made)) {
      await this.#sync(dirname(made)).catch(async (error: NodeJS.ErrnoException) => {
        // Somebody with more rights made the folder, as service managers do.
        if (first === undefined && error.code === 'EACCES') return;
        // While it is empty: the next start creates it again.
        await this.#calls.rmdir(made).catch(() => undefined);
        throw error;
      });
    }
  }

  /**
   * A process that was killed as the sync of its new folder failed leaves it empty: it is made again.
   * A folder that somebody prepared in another mode stays.
   */
  async #removeEmpty(folder: string): Promise<void> {
    const found = await lstat(folder).catch(() => undefined);
    if (found?.isDirectory() && (found.mode & 0o7777) === PRIVATE) {
      await this.#calls.rmdir(folder).catch(() => undefined);
    }
  }

  async recoverFolder(folder: string): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const [unfinished, files] = [
      names.filter((name) => name.startsWith(UNFINISHED)),
      names.filter((name) => !name.startsWith('.')),
    ];
    for (const name of unfinished) await this.#calls.rm(join(folder, name), { force: true });
    this.#unsynced.add(folder);
    // A full disk may refuse the mark, and is no reason not to start.
    await this.#markUnsynced(folder).catch(() => undefined);
    for (const name of files) {
      const path = join(folder, name);
      if (names.includes(UNSYNCED)) await this.#writeAgain(path);
      else await this.#sync(path);
    }
    await this.#sync(folder);
    this.#unsynced.delete(folder);
    await this.#removeMark(folder);
  }

  /** As a stream: a report has many megabytes. */
  async #writeAgain(path: string): Promise<void> {
    const copy = await this.stageFile(path, createReadStream(path));
    await copy.place();
  }

  /** Needs no sync: after a power cut a start reads what is on the disk. */
  async #markUnsynced(folder: string): Promise<void> {
    const { O_WRONLY, O_CREAT } = constants;
    const mark = await this.#calls.open(join(folder, UNSYNCED), O_WRONLY | O_CREAT, 0o600);
    await mark.close();
  }

  /** A mark that stays makes the next start slower, no more. */
  async #removeMark(folder: string): Promise<void> {
    await this.#calls.rm(join(folder, UNSYNCED), { force: true }).catch(() => undefined);
  }

  async #sync(path: string): Promise<void> {
    const file = await this.#calls.open(path, constants.O_RDONLY);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

const openNew = promisify(open);
const writeWhole = promisify(writeFile);
const syncFile = promisify(fsync);

/**
 * What only takes microseconds is done at once: to open what exists, and to close. Each call that is waited
 * for takes a turn of the event loop, and a write has eleven: under a flood of requests that was most of
 * its time.
 */
async function openFile(path: string, flags: number, mode?: number): Promise<OpenFile> {
  const isNew = (flags & constants.O_CREAT) !== 0;
  const file = isNew ? await openNew(path, flags, mode) : openSync(path, flags);
  return {
    writeFile: (content) => writeWhole(file, content),
    sync: () => syncFile(file),
    close: async () => closeSync(file),
  };
}

export const realDisk: Disk = new FileDisk({ open: openFile, rename, rm, mkdir, rmdir });
