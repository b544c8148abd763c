import { spawnSync } from 'node:child_process';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inNewFolder } from '../server-process.ts';

/** The unit in which a tmpfs allocates. */
const PAGE = Buffer.alloc(4096);

/** A small file system that can be filled and made read-only. */
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

  /** Resolves to undefined where this user may not mount. */
  static async with<T>(
    bytes: number,
    work: (disk: SmallDisk) => Promise<T>,
  ): Promise<T | undefined> {
    return inNewFolder(async (parent) => {
      const mount = join(parent, 'disk');
      await mkdir(mount);
      if (!run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', mount])) return undefined;
      try {
        // Filling it must not fill the disk of the machine.
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

  /** Takes `bytes` of its room; without a number, all that is left. */
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

  /** Files that are opened from now on cannot be written. */
  makeReadOnly(): void {
    const { folder } = this;
    // A bind mount, because files that are open for writing keep the tmpfs itself writable.
    const done = run('mount', ['--bind', folder, folder]);
    if (!done || !run('mount', ['-o', 'remount,bind,ro', folder])) throw new Error('Not read-only');
  }

  makeWritable(): void {
    if (!run('umount', [this.folder])) throw new Error('Still read-only');
  }
}

const run = (command: string, args: string[]) => spawnSync(command, args).status === 0;
