import { lstat, readFile } from 'node:fs/promises';
import type { Adapter } from 'lowdb';
import { CorruptFileError } from './corrupt-file.error.ts';
import type { Disk } from './disk.ts';

/** Stops the reading of a file with what is wrong with it. */
export type Fail = (detail: string) => never;

/** How content becomes the JSON of a file, and back. */
export interface Format<T> {
  decode(json: unknown, fail: Fail): T;
  encode(content: T): string;
}

/** The lowdb adapter of one file: checked when read, whole and durable when written. */
export class JsonFile<T> implements Adapter<T> {
  readonly #path: string;
  readonly #format: Format<T>;
  readonly #disk: Disk;
  /** What the file holds; null where there is none. */
  #kept: T | null = null;

  constructor(path: string, format: Format<T>, disk: Disk) {
    this.#path = path;
    this.#format = format;
    this.#disk = disk;
  }

  /** Null when there is no such file. Rejects with `CorruptFileError`. */
  async read(): Promise<T | null> {
    const fail = (detail: string): never => {
      throw new CorruptFileError(this.#path, detail);
    };
    const stats = await lstat(this.#path).catch(nullWhenMissing);
    if (stats === null) return null;
    // The next write would put a file in place of a link, and what it points to would be lost.
    if (!stats.isFile()) fail('not a plain file');
    this.#kept = this.#format.decode(parse(await readFile(this.#path), fail), fail);
    return this.#kept;
  }

  async write(content: T): Promise<void> {
    const { encode } = this.#format;
    const before = () => (this.#kept === null ? null : encode(this.#kept));
    await this.#disk.replaceFile(this.#path, encode(content), before);
    this.#kept = content;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function parse(bytes: Buffer, fail: Fail): unknown {
  try {
    // Lenient decoding would put replacement characters where bytes were, and write them back.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The engine's own message quotes the text, which may be somebody's address.
    return fail('not valid JSON');
  }
}
