import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Uploads } from '../store.ts';
import { isUploadName, kindOf, type UploadKind, uploadNameOf } from '../upload-name.ts';
import { type Disk, makeFolder, removeUnfinished } from './disk.ts';
import { storeWriteError } from './store-write-error.ts';

/** A file a picture, under the name that its bytes give it. */
export class UploadFolder implements Uploads {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #adding = new Map<string, Promise<void>>();

  private constructor(folder: string, disk: Disk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  static async open(folder: string, disk: Disk): Promise<UploadFolder> {
    await removeUnfinished(folder).catch(unlessMissing);
    return new UploadFolder(folder, disk);
  }

  async find(name: string): Promise<Uint8Array | undefined> {
    if (!isUploadName(name)) return undefined;
    const bytes = await readFile(join(this.#folder, name)).catch(unlessMissing);
    // Cut off or changed on the disk: better no picture than a broken one.
    return bytes && uploadNameOf(bytes, kindOf(name)) === name ? bytes : undefined;
  }

  async add(bytes: Uint8Array, kind: UploadKind): Promise<string> {
    const name = uploadNameOf(bytes, kind);
    // The disk takes one write of a path at a time, and the same bytes need no second one.
    const adding = this.#adding.get(name) ?? this.#write(name, bytes);
    this.#adding.set(name, adding);
    await adding;
    return name;
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await makeFolder(this.#folder);
      await this.#disk.replaceFile(join(this.#folder, name), bytes);
    } catch (cause) {
      throw storeWriteError(cause);
    } finally {
      this.#adding.delete(name);
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
