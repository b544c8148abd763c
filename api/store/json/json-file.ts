import { readFile } from 'node:fs/promises';
import type { Adapter } from 'lowdb';
import { CorruptFileError } from './corrupt-file.error.ts';
import type { Disk } from './disk.ts';

/** How content becomes the JSON of a file, and back. */
export interface Format<T> {
  /** `json` is parsed but otherwise unknown; `fail` stops with what is wrong with it. */
  decode(json: unknown, fail: (detail: string) => never): T;
  encode(content: T): string;
}

/** The lowdb adapter of one file: checked when read, whole and durable when written. */
export class JsonFile<T> implements Adapter<T> {
  readonly #path: string;
  readonly #format: Format<T>;
  readonly #disk: Disk;

  constructor(path: string, format: Format<T>, disk: Disk) {
    this.#path = path;
    this.#format = format;
    this.#disk = disk;
  }

  /** Null when there is no such file. */
  async read(): Promise<T | null> {
    const bytes = await readIfPresent(this.#path);
    if (bytes === null) return null;
    const fail = (detail: string): never => {
      throw new CorruptFileError(this.#path, detail);
    };
    return this.#format.decode(parse(bytes, fail), fail);
  }

  async write(content: T): Promise<void> {
    await this.#disk.replaceFile(this.#path, this.#format.encode(content));
  }
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parse(bytes: Buffer, fail: (detail: string) => never): unknown {
  try {
    // Lenient decoding would put replacement characters where bytes were, and write them back.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The engine's message quotes the text, which may be somebody's address.
    return fail('not valid JSON');
  }
}
