import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '../server-process.ts';
import { median, type Row, thousands } from '../table.ts';
import { kinds } from './kinds.ts';

/** For the longest history. */
const LIMIT_MS = 2000;

/** From the creation of the process until it listens, and its memory then. */
export async function startRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const longest = Math.max(...folders.keys());
  const rows: Row[] = [];
  for (const [history, folder] of folders) {
    const starts: number[] = [];
    const memory: number[] = [];
    const reads: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now();
      const server = await startProduct(folder);
      starts.push(performance.now() - begun);
      memory.push(server.memory() / 2 ** 20);
      await server.end();
      reads.push(await parseAll(folder));
    }
    rows.push({
      measure: `start with ${thousands(history)} records, ms; memory then, MB`,
      ours: `${thousands(median(starts))}; ${thousands(median(memory))}`,
      reference: `JSON.parse alone ${thousands(median(reads))}`,
      ...(history === longest && {
        target: `at most ${thousands(LIMIT_MS)} ms`,
        met: median(starts) <= LIMIT_MS,
      }),
    });
  }
  return rows;
}

/** Reads and parses the files without checks or indexes, ms. */
async function parseAll(folder: string): Promise<number> {
  const begun = performance.now();
  for (const kind of kinds) {
    for (const name of await readdir(join(folder, kind.folder))) {
      JSON.parse(await readFile(join(folder, kind.folder, name), 'utf8'));
    }
  }
  return performance.now() - begun;
}
