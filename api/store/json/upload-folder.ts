import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PicturePlace, StoredUpload } from '../resources/uploads.ts';
import {
  isUploadName,
  kindOf,
  type UploadKind,
  uploadHash,
  uploadNameFrom,
  uploadNameOf,
} from '../upload-name.ts';
import type { Disk } from './disk.ts';
import { storeWriteError } from './store-write-error.ts';

/** A file as it was when its content was compared with its name. */
interface Verified {
  size: number;
  ctimeMs: number;
  intact: Promise<boolean>;
}

/** One file per picture, named by its content. */
export class UploadFolder implements PicturePlace {
  readonly #folder: string;
  readonly #disk: Disk;
  /** By name; only names of existing files come in. */
  readonly #verified = new Map<string, Verified>();
  readonly #adding = new Map<string, Promise<void>>();

  private constructor(folder: string, disk: Disk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  static async open(folder: string, disk: Disk): Promise<UploadFolder> {
    await disk.makeFolder(folder);
    await disk.recoverFolder(folder);
    return new UploadFolder(folder, disk);
  }

  /** For a command beside a server, which may be writing: nothing is made or removed. */
  static reading(folder: string, disk: Disk): UploadFolder {
    return new UploadFolder(folder, disk);
  }

  async *names(): AsyncGenerator<string> {
    const names = await readdir(this.#folder).catch(unlessMissing);
    yield* (names ?? []).filter(isUploadName);
  }

  async remove(name: string): Promise<void> {
    if (isUploadName(name)) await rm(join(this.#folder, name), { force: true });
  }

  async find(name: string): Promise<StoredUpload | undefined> {
    if (!isUploadName(name)) return undefined;
    const path = join(this.#folder, name);
    const found = await stat(path).catch(unlessMissing);
    if (!found || !(await this.#isIntact(name, found))) return undefined;
    return {
      size: found.size,
      read: () => readFile(path),
      stream: () => createReadStream(path),
    };
  }

  /**
   * Whether the content matches the hash in the name, as that of a truncated file does not. Reads an
   * unchanged file once: anybody can ask for it any number of times.
   */
  #isIntact(name: string, { size, ctimeMs }: Omit<Verified, 'intact'>): Promise<boolean> {
    const last = this.#verified.get(name);
    if (last?.size === size && last.ctimeMs === ctimeMs) return last.intact;
    const intact = matchesName(join(this.#folder, name), name).catch((error: unknown) => {
      this.#verified.delete(name);
      throw error;
    });
    this.#verified.set(name, { size, ctimeMs, intact });
    return intact;
  }

  async add(bytes: Uint8Array, kind: UploadKind): Promise<string> {
    const name = uploadNameOf(bytes, kind);
    // Concurrent uploads of the same bytes share one write.
    const adding = this.#adding.get(name) ?? this.#write(name, bytes);
    this.#adding.set(name, adding);
    await adding;
    return name;
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.#disk.replaceFile(join(this.#folder, name), bytes);
    } catch (cause) {
      throw storeWriteError(cause);
    } finally {
      this.#adding.delete(name);
    }
  }
}

async function matchesName(path: string, name: string): Promise<boolean> {
  const hash = uploadHash();
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return uploadNameFrom(hash, kindOf(name)) === name;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
