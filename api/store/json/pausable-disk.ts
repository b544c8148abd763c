import type { Disk, StagedFile } from './disk.ts';

/** A disk whose writes can be paused, so that a reader sees all files at one point in time. */
export class PausableDisk implements Disk {
  readonly #disk: Disk;
  readonly #writing = new Set<Promise<void>>();
  #paused: Promise<void> | undefined;
  /** Calls of `together` that run. */
  #together = 0;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  replaceFile(...file: Parameters<Disk['replaceFile']>): Promise<void> {
    return this.#whileRunning(() => this.#disk.replaceFile(...file));
  }

  /** Only the moment in which it is put in place waits: its content may come in slowly. */
  async stageFile(...file: Parameters<Disk['stageFile']>): Promise<StagedFile> {
    const staged = await this.#disk.stageFile(...file);
    return {
      place: (before) => this.#whileRunning(() => staged.place(before)),
      discard: () => staged.discard(),
    };
  }

  async #whileRunning(start: () => Promise<void>): Promise<void> {
    // A pause waits for calls of `together`, which must not wait for it.
    while (this.#paused && this.#together === 0) await this.#paused;
    const write = start();
    this.#writing.add(write);
    try {
      await write;
    } finally {
      this.#writing.delete(write);
    }
  }

  /** Calls `write`, whose writes a reader sees all or none of. */
  async together(write: () => Promise<void>): Promise<void> {
    await this.#whileRunning(async () => {
      this.#together += 1;
      try {
        await write();
      } finally {
        this.#together -= 1;
      }
    });
  }

  makeFolder(folder: string): Promise<void> {
    return this.#disk.makeFolder(folder);
  }

  recoverFolder(folder: string): Promise<void> {
    return this.#disk.recoverFolder(folder);
  }

  /** The result of `read`, during which no file is replaced. */
  async whilePaused<T>(read: () => Promise<T>): Promise<T> {
    while (this.#paused) await this.#paused;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#paused = promise;
    try {
      while (this.#writing.size > 0) await Promise.allSettled(this.#writing);
      return await read();
    } finally {
      this.#paused = undefined;
      resolve();
    }
  }
}
