import type { ServerProcess } from '../server-process.ts';
import { type Row, thousands } from '../table.ts';
import { drive } from './drive.ts';

const REQUESTS = 100_000;
/** Growth over as many requests again, MB: 200 bytes a request. V8 lets garbage lie for a while. */
const LIMIT = 20;

const MB = 2 ** 20;

/** Whether a server keeps something of each request: after so many, so many again cost nothing. */
export async function memoryRow(
  ours: ServerProcess,
  bare: ServerProcess,
  headers: Record<string, string>,
): Promise<Row> {
  const [own, reference] = [await growthOf(ours, headers), await growthOf(bare, headers)];
  return {
    measure: `memory after ${thousands(REQUESTS)} requests and as many again, MB`,
    ours: own.text,
    reference: `bare Koa ${reference.text}`,
    target: `at most ${LIMIT} more`,
    met: own.grown <= LIMIT,
  };
}

async function growthOf(server: ServerProcess, headers: Record<string, string>) {
  const load = { path: '/', connections: 128, amount: REQUESTS, headers };
  await drive(server, load);
  const before = server.memory() / MB;
  await drive(server, load);
  const after = server.memory() / MB;
  return { grown: after - before, text: `${before.toFixed(0)}, ${after.toFixed(0)}` };
}
