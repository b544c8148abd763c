import type { Adapter } from 'lowdb';
import type { Fail } from '../stored/checked-record.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import type { Disk } from './disk.ts';
import { readPlainFile } from './read-plain-file.ts';

/** Converts between content and the JSON of a file. */
export interface Format<T> {
  decode(json: unknown, fail: Fail): T;
  encode(content: T): string;
}

/** The lowdb adapter of one file: validates what it reads, writes atomically and durably. */
export class JsonFile<T> implements Adapter<T> {
  readonly #path: string;
  readonly #format: Format<T>;
  readonly #disk: Disk;
  /** The file's content; null while it does not exist. */
  #content: T | null = null;
  #size: number | undefined;

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
    const bytes = await readPlainFile(this.#path);
    if (bytes === null) return null;
    this.#content = decodeFile(this.#format, bytes, fail);
    return this.#content;
  }

  async write(content: T): Promise<void> {
    const { encode } = this.#format;
    const before = () => (this.#content === null ? null : encode(this.#content));
    const text = encode(content);
    await this.#disk.replaceFile(this.#path, text, before);
    this.#content = content;
    this.#size = text.length;
  }

  /** Characters of the last write; undefined before. */
  get size(): number | undefined {
    return this.#size;
  }
}

/** The content of a file's `bytes`. Calls `fail` when they do not have the format. */
export const decodeFile = <T>(format: Format<T>, bytes: Buffer, fail: Fail): T =>
  format.decode(parse(bytes, fail), fail);

function parse(bytes: Buffer, fail: Fail): unknown {
  try {
    // Lenient decoding would write replacement characters back into the file.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The engine's own message quotes the text, which may be personal data.
    return fail('not valid JSON');
  }
}
