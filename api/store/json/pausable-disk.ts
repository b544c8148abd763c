import type { Disk } from './disk.ts';

/** A disk whose writes can be made to wait, so that all files are seen as of one moment. */
export class PausableDisk implements Disk {
  readonly #disk: Disk;
  readonly #writing = new Set<Promise<void>>();
  #paused: Promise<void> | undefined;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  async replaceFile(...file: Parameters<Disk['replaceFile']>): Promise<void> {
    while (this.#paused) await this.#paused;
    const write = this.#disk.replaceFile(...file);
    this.#writing.add(write);
    try {
      await write;
    } finally {
      this.#writing.delete(write);
    }
  }

  /** What `look` resolves to; while it looks, no file is replaced. */
  async whilePaused<T>(look: () => Promise<T>): Promise<T> {
    while (this.#paused) await this.#paused;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#paused = promise;
    try {
      await Promise.allSettled(this.#writing);
      return await look();
    } finally {
      this.#paused = undefined;
      resolve();
    }
  }
}
