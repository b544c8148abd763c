import type { Row } from '../table.ts';
import { failingCalls } from './failing-calls.ts';
import { fullDisk } from './full-disk.ts';
import { readOnlyFolder } from './read-only-folder.ts';

/** A disk that refuses: clear answers, a memory that is true to it, and writes again afterwards. */
export const disk = async (): Promise<Row[]> => [
  await fullDisk(),
  await readOnlyFolder(),
  await failingCalls(),
];
