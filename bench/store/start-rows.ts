import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../server-process.ts';
import { median, type Row, thousands } from '../table.ts';
import { kinds } from './kinds.ts';

/** Until the longest history is read, checked and served. */
const LIMIT_MS = 2000;

/** How long a start takes, process and all, and the memory that it leaves in use. */
export async function startRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const runs = [...folders].map(([history, folder]) => ({
    history,
    folder,
    starts: [] as number[],
    memory: [] as number[],
    reads: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { folder, starts, memory, reads } of runs) {
      const begun = performance.now();
      const server = await startProcess(['api/server.ts'], { PORT: '0', DATA_DIR: folder });
      starts.push(performance.now() - begun);
      memory.push(server.memory() / 2 ** 20);
      await server.stop();
      reads.push(await parseAll(folder));
    }
  }
  const longest = Math.max(...folders.keys());
  return runs.map(({ history, starts, memory, reads }) => ({
    measure: `start with ${thousands(history)} records, ms; memory then, MB`,
    ours: `${thousands(median(starts))}; ${thousands(median(memory))}`,
    reference: `JSON.parse alone ${thousands(median(reads))}`,
    ...(history === longest
      ? { target: `at most ${thousands(LIMIT_MS)} ms`, met: median(starts) <= LIMIT_MS }
      : { target: '' }),
  }));
}

/** The least that reading them costs, ms: no check, no index. */
async function parseAll(folder: string): Promise<number> {
  const begun = performance.now();
  for (const kind of kinds) {
    for (const name of await readdir(join(folder, kind.folder))) {
      JSON.parse(await readFile(join(folder, kind.folder, name), 'utf8'));
    }
  }
  return performance.now() - begun;
}
