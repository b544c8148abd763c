import { open, rename, rm } from 'node:fs/promises';
import type { FileCalls, OpenFile } from '#api/store/json/disk.ts';

/** The real calls of a disk, of which one can be made to fail. */
export class FailingCalls implements FileCalls {
  /** What was called since `failAt`, in order. */
  made: string[] = [];
  #failing = Number.POSITIVE_INFINITY;
  #code = '';

  /** From now on the `nth` call, counted from 1, fails with `code`, and no other. */
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
          // As a disk does that fills up: a part is there.
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

  #count(call: string): void {
    this.made.push(call);
    if (this.made.length !== this.#failing) return;
    const code = this.#code;
    throw Object.assign(new Error(`${code}: refused by the test, ${call}`), { code });
  }
}
