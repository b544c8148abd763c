import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './server-process.ts';
import { type Driven, drive, driveByTurns } from './serving/drive.ts';
import { memoryRow } from './serving/memory-row.ts';
import { saveAnswer } from './serving/wire-answer.ts';
import { type Effort, type Row, thousands } from './table.ts';

const CONNECTIONS = [1, 16, 128];
/** Of a bare Koa answer. */
const LEAST = 0.75;

/** What a browser asks for; the answer is the page in brotli, as it is kept in memory. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** The home page from memory, beside what Koa and Node alone do with its bytes and headers. */
export async function measurePages({ rounds, seconds }: Effort): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const answer = join(folder, 'answer.json');
  const env = { PORT: '0', RATE_LIMIT: 'off' };
  const ours = await startProcess(['api/server.ts'], { ...env, DATA_DIR: join(folder, 'store') });
  await saveAnswer(`${ours.url}/`, answer, { headers });
  const servers = {
    ours,
    koa: await startProcess(['bench/references/bare-koa.ts', answer]),
    node: await startProcess(['bench/references/bare-http.ts', answer]),
  };
  try {
    const rows: Row[] = [];
    for (const server of Object.values(servers)) {
      await drive(server, { path: '/', connections: 16, seconds, headers });
    }
    for (const connections of CONNECTIONS) {
      const load = { path: '/', connections, seconds, headers };
      rows.push(...rowsOf(connections, await driveByTurns(servers, load, rounds)));
    }
    const another = { ...env, DATA_DIR: join(folder, 'another') };
    rows.push(await memoryRow(answer, another, { path: '/', headers }));
    return rows;
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}

function rowsOf(
  connections: number,
  { ours, koa, node }: Record<'ours' | 'koa' | 'node', Driven>,
): Row[] {
  const at = connections === 1 ? '1 connection' : `${connections} connections`;
  const ratio = ours.perSecond / koa.perSecond;
  const work = koa.cost / ours.cost;
  return [
    {
      measure: `${at}, answers/s`,
      ours: `${thousands(ours.perSecond)} (${ratio.toFixed(2)} of Koa)`,
      reference: `bare Koa ${thousands(koa.perSecond)}, node:http ${thousands(node.perSecond)}`,
      target: `at least ${LEAST}`,
      met: ratio >= LEAST,
    },
    {
      measure: `${at}, server's processor time, µs an answer`,
      ours: `${ours.cost.toFixed(0)} (${work.toFixed(2)} of Koa's speed)`,
      reference: `bare Koa ${koa.cost.toFixed(0)}, node:http ${node.cost.toFixed(0)}`,
      target: `at least ${LEAST}`,
      met: work >= LEAST,
    },
    {
      measure: `${at}, p99 ms`,
      ours: ours.p99.toFixed(2),
      reference: `bare Koa ${koa.p99.toFixed(2)}, node:http ${node.p99.toFixed(2)}`,
      target: '',
    },
  ];
}
