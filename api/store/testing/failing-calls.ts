import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import type { FileCalls, OpenFile } from '#api/store/json/disk.ts';

/** Real file calls, one of which can be made to fail. */
export class FailingCalls implements FileCalls {
  /** The calls since `failAt`, in order. */
  made: string[] = [];
  #failing = Number.POSITIVE_INFINITY;
  #code = '';

  /** Lets the `nth` call from now on, counted from 1, fail with `code`. */
  failAt(nth: number, code: string): void {
    this.made = [];
    this.#failing = nth;
    this.#code = code;
  }

  async open(path: string, flags: number, mode?: number): Promise<OpenFile> {
    this.#count('open');
    const file = await open(path, flags, mode);
    return {
      writeFile: async (content) => {
        try {
          this.#count('write');
        } catch (error) {
          // A disk that fills up writes a part.
          await file.writeFile(content.slice(0, content.length / 2));
          throw error;
        }
        await file.writeFile(content);
      },
      sync: async () => {
        this.#count('sync');
        await file.sync();
      },
      close: async () => {
        await file.close();
        this.#count('close');
      },
    };
  }

  async rename(from: string, to: string): Promise<void> {
    this.#count('rename');
    await rename(from, to);
  }

  async rm(path: string, options: { force: boolean }): Promise<void> {
    this.#count('rm');
    await rm(path, options);
  }

  mkdir(path: string, options: { recursive: true; mode: number }): Promise<string | undefined> {
    return mkdir(path, options);
  }

  rmdir(path: string): Promise<void> {
    return rmdir(path);
  }

  #count(call: string): void {
    this.made.push(call);
    if (this.made.length !== this.#failing) return;
    const code = this.#code;
    throw Object.assign(new Error(`${code}: refused by the test, ${call}`), { code });
  }
}
