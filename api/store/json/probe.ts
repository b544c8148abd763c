import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Disk } from './disk.ts';
import { storeWriteError } from './store-write-error.ts';

/** Checks that the folder is usable: writes a file and reads it back. */
export async function probe(path: string, disk: Disk): Promise<void> {
  const written = randomUUID();
  try {
    await disk.replaceFile(path, written);
  } catch (cause) {
    throw storeWriteError(cause);
  }
  const read = await readFile(path, 'utf8');
  if (read !== written) throw new Error(`${path} does not hold what was just written to it`);
}
