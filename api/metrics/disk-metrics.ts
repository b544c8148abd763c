import { relative, sep } from 'node:path';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Disk } from '#api/store/json/disk.ts';

/** Seconds of a durable write; a good disk takes a few milliseconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** A `disk` that times each write below `folder` and counts the failures. */
export function measuredDisk(registry: Registry, disk: Disk, folder: string): Disk {
  const seconds = new Histogram({
    name: 'inspection_store_write_duration_seconds',
    help: 'Time of a durable write of a file, refused ones included, by what it keeps.',
    labelNames: ['part'],
    buckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'inspection_store_write_failures_total',
    help: 'Writes that the disk refused, by what the file keeps and the code of the error.',
    labelNames: ['part', 'code'],
    registers: [registry],
  });

  async function measured(path: string, write: () => Promise<void>): Promise<void> {
    const part = partOf(relative(folder, path));
    const end = seconds.startTimer({ part });
    try {
      await write();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      failures.inc({ part, code });
      throw error;
    } finally {
      end();
    }
  }

  return {
    makeFolder: (path) => disk.makeFolder(path),
    recoverFolder: (path) => disk.recoverFolder(path),
    replaceFile: (path, ...written) => measured(path, () => disk.replaceFile(path, ...written)),
    async stageFile(path, content) {
      // The writing is as slow as its source.
      const staged = await disk.stageFile(path, content);
      return { ...staged, place: (before) => measured(path, () => staged.place(before)) };
    },
  };
}

/** `bookings/2026-12.json` is of the part `bookings`, `posts.json` of `posts`. */
export const partOf = (path: string) => path.replace(/\.json$/, '').split(sep)[0] ?? '';
