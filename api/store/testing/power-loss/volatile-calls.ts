import { constants } from 'node:fs';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileCalls, OpenFile } from '#api/store/json/disk.ts';
import {
  beginSync,
  changeName,
  type Entry,
  lookUp,
  type NameChange,
  newFile,
  newFolder,
  type VolatileFolder,
  writeTo,
} from './volatile-files.ts';

interface VolatileCallsOptions {
  /** What lies above the data folder; exists, is empty and survives. */
  root: string;
  /** The state of the disk, which a later process on the same folder continues. */
  disk?: VolatileFolder;
  /** Called after each change of the state: the power may fail here. */
  onChange?: () => void;
  /** Whether this sync fails, as on a disk with a bad block. */
  failsSync?: (path: string) => boolean;
}

/**
 * Real file calls in a folder, beside a record of what a power cut would leave of them. Nothing is
 * really synced. A sync that failed once succeeds from then on, like on Linux.
 */
export class VolatileCalls implements FileCalls {
  readonly disk: VolatileFolder;
  readonly #root: string;
  readonly #onChange: () => void;
  readonly #failsSync: (path: string) => boolean;
  readonly #running = new Set<Promise<unknown>>();
  #killed = false;

  constructor({ root, disk, onChange, failsSync }: VolatileCallsOptions) {
    this.#root = root;
    this.disk = disk ?? newFolder();
    this.#onChange = onChange ?? (() => undefined);
    this.#failsSync = failsSync ?? (() => false);
  }

  get killed(): boolean {
    return this.#killed;
  }

  /** Ends the process: no later call has an effect, and those that run are waited for. */
  async kill(): Promise<void> {
    this.#killed = true;
    await Promise.allSettled(this.#running);
  }

  async open(path: string, flags: number, mode?: number): Promise<OpenFile> {
    this.#refuseIfKilled();
    const file = await this.#run(() => open(path, flags, mode));
    const entry = flags & constants.O_CREAT ? this.#created(path) : this.#at(path);
    return {
      writeFile: async (content) => {
        this.#refuseIfKilled();
        if (entry.kind === 'folder') throw new TypeError(`${path} is a folder`);
        writeTo(entry, Buffer.from(content));
        this.#onChange();
        await this.#run(() => file.writeFile(content));
      },
      sync: async () => {
        this.#refuseIfKilled();
        const end = beginSync(entry);
        const fails = this.#failsSync(path);
        await this.#run(() => nextTurn());
        end(!fails);
        this.#onChange();
        if (fails) throw Object.assign(new Error(`EIO: ${path}`), { code: 'EIO' });
      },
      close: () => file.close(),
    };
  }

  async rename(from: string, to: string): Promise<void> {
    this.#refuseIfKilled();
    const [fromFolder, fromName] = this.#place(from);
    const [toFolder, toName] = this.#place(to);
    const entry = lookUp(fromFolder, fromName);
    const changes = [changeName(fromFolder, fromName), changeName(toFolder, toName, entry)];
    await this.#changeNames(changes, () => rename(from, to));
  }

  async rm(path: string, options: { force: boolean }): Promise<void> {
    this.#refuseIfKilled();
    const [folder, name] = this.#place(path);
    await this.#changeNames([changeName(folder, name)], () => rm(path, options));
  }

  async mkdir(path: string, options: { recursive: true; mode: number }) {
    this.#refuseIfKilled();
    const first = await this.#run(() => mkdir(path, options));
    if (first === undefined) return first;
    const missing = [resolve(path)];
    while (missing[0] !== resolve(first)) missing.unshift(dirname(missing[0] ?? ''));
    for (const made of missing) {
      const [folder, name] = this.#place(made);
      changeName(folder, name, newFolder()).done = true;
      this.#onChange();
    }
    return first;
  }

  async rmdir(path: string): Promise<void> {
    this.#refuseIfKilled();
    // Only afterwards: a folder that is not empty stays.
    await this.#run(() => rmdir(path));
    const [folder, name] = this.#place(path);
    changeName(folder, name).done = true;
    this.#onChange();
  }

  async #changeNames(changes: NameChange[], change: () => Promise<void>): Promise<void> {
    this.#onChange();
    await this.#run(change);
    for (const made of changes) made.done = true;
  }

  #created(path: string): Entry {
    const [folder, name] = this.#place(path);
    const existing = lookUp(folder, name);
    if (existing) return existing;
    const file = newFile();
    changeName(folder, name, file).done = true;
    this.#onChange();
    return file;
  }

  #refuseIfKilled(): void {
    if (this.#killed) throw new Error('The process was killed');
  }

  #run<T>(call: () => Promise<T>): Promise<T> {
    const running = call().finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  #place(path: string): [folder: VolatileFolder, name: string] {
    const folder = this.#at(dirname(path));
    if (folder.kind !== 'folder') throw new TypeError(`${dirname(path)} is no folder`);
    return [folder, basename(path)];
  }

  #at(path: string): Entry {
    let entry: Entry | undefined = this.disk;
    for (const name of relative(this.#root, resolve(path)).split(sep).filter(Boolean)) {
      entry = entry?.kind === 'folder' ? lookUp(entry, name) : undefined;
    }
    if (!entry) throw new Error(`${path} was not made by these calls`);
    return entry;
  }
}
