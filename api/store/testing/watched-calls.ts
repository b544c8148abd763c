import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { relative } from 'node:path';
import type { FileCalls, OpenFile } from '#api/store/json/disk.ts';

/** Real file calls that are written down, as 'sync bookings', of which those in `refused` fail with its code. */
export class WatchedCalls implements FileCalls {
  readonly made: string[] = [];
  readonly refused = new Map<string, string>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async open(path: string, flags: number, mode?: number): Promise<OpenFile> {
    this.#note('open', path);
    const file = await open(path, flags, mode);
    return {
      writeFile: (content) => file.writeFile(content),
      sync: async () => {
        this.#note('sync', path);
        await file.sync();
      },
      close: () => file.close(),
    };
  }

  async rename(from: string, to: string): Promise<void> {
    this.#note('rename', to);
    await rename(from, to);
  }

  async rm(path: string, options: { force: boolean }): Promise<void> {
    this.#note('rm', path);
    await rm(path, options);
  }

  async mkdir(path: string, options: { recursive: true; mode: number }) {
    this.#note('mkdir', path);
    return mkdir(path, options);
  }

  async rmdir(path: string): Promise<void> {
    this.#note('rmdir', path);
    await rmdir(path);
  }

  /** The calls with this name, in order. */
  of(name: string): string[] {
    return this.made.filter((call) => call.startsWith(`${name} `));
  }

  #note(name: string, path: string): void {
    const call = `${name} ${relative(this.#root, path) || '.'}`;
    this.made.push(call);
    const code = this.refused.get(call);
    if (code) throw Object.assign(new Error(`${code}: refused by the test, ${call}`), { code });
  }
}
