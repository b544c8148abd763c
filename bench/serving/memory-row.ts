import { fileURLToPath } from 'node:url';
import { type ServerProcess, startProcess } from '../server-process.ts';
import { type Row, thousands } from '../table.ts';
import { drive, type Load } from './drive.ts';

const REQUESTS = 100_000;
/** More kept after as many requests again, MB: ten bytes a request. */
const LIMIT = 1;
const MB = 2 ** 20;

/** Whether a server keeps something of each request: after so many, so many again cost nothing. */
export async function memoryRow(
  answer: string,
  env: Record<string, string>,
  load: Pick<Load, 'path' | 'headers'>,
): Promise<Row> {
  const counted = ['--expose-gc', fileURLToPath(new URL('./count-memory.ts', import.meta.url))];
  const ours = await growthOf(await startProcess([...counted, 'api/server.ts'], env), load);
  const koa = await startProcess([...counted, 'bench/references/bare-koa.ts', answer]);
  const bare = await growthOf(koa, load);
  return {
    measure: `kept in memory after ${thousands(REQUESTS)} requests and as many again, MB; resident then`,
    ours: ours.text,
    reference: `bare Koa ${bare.text}`,
    target: `at most ${LIMIT} more`,
    met: ours.grown <= LIMIT,
  };
}

async function growthOf(server: ServerProcess, load: Pick<Load, 'path' | 'headers'>) {
  const all = { ...load, connections: 16, amount: REQUESTS };
  await drive(server, all);
  const before = (await server.kept()) / MB;
  await drive(server, all);
  const after = (await server.kept()) / MB;
  const resident = server.memory() / MB;
  await server.stop();
  return {
    grown: after - before,
    text: `${before.toFixed(1)}, ${after.toFixed(1)}; ${resident.toFixed(0)}`,
  };
}
