import { spawnSync } from 'node:child_process';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onNewFolder } from './torture-server.ts';

/** What a tmpfs gives at once. */
const PAGE = Buffer.alloc(4096);

/** A file system of few megabytes, which can be filled and made read-only. */
export class SmallDisk {
  /** The data folder on it. */
  readonly folder: string;
  readonly #mount: string;
  readonly #bytes: number;

  private constructor(mount: string, bytes: number) {
    this.#mount = mount;
    this.#bytes = bytes;
    this.folder = join(mount, 'data');
  }

  /** Resolves to undefined where this user may not mount anything. */
  static async with<T>(
    bytes: number,
    work: (disk: SmallDisk) => Promise<T>,
  ): Promise<T | undefined> {
    return onNewFolder(async (parent) => {
      const mount = join(parent, 'disk');
      await mkdir(mount);
      if (!run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', mount])) return undefined;
      try {
        // Whatever fills it must not fill the disk below.
        if ((await stat(mount)).dev === (await stat(parent)).dev)
          throw new Error('Nothing mounted');
        const disk = new SmallDisk(mount, bytes);
        await mkdir(disk.folder);
        return await work(disk);
      } finally {
        run('umount', ['--lazy', mount]);
      }
    });
  }

  /** Takes `bytes` away from whoever wants to write; without a number, every one that is left. */
  async fill(bytes = this.#bytes): Promise<void> {
    const filler = await open(join(this.#mount, 'filler'), 'a');
    try {
      for (let taken = 0; taken < bytes; taken += PAGE.length) await filler.write(PAGE);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      await filler.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(join(this.#mount, 'filler'));
  }

  /** Whoever opens a file by its path from here on finds a file system that cannot be written. */
  makeReadOnly(): void {
    const { folder } = this;
    // Not the whole of it: a file is open for writing, and stays so.
    const done = run('mount', ['--bind', folder, folder]);
    if (!done || !run('mount', ['-o', 'remount,bind,ro', folder])) throw new Error('Not read-only');
  }

  makeWritable(): void {
    if (!run('umount', [this.folder])) throw new Error('Still read-only');
  }
}

const run = (command: string, args: string[]) => spawnSync(command, args).status === 0;
