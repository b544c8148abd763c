import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MaintenanceRequest } from '#domain/maintenance/maintenance.schema.ts';
import { startProcess } from './server-process.ts';
import { drive, driveByTurns } from './serving/drive.ts';
import { saveAnswer } from './serving/wire-answer.ts';
import { type Effort, type Row, thousands } from './table.ts';

const CONNECTIONS = 16;
/** Of router and koa-body echoing. */
const LEAST = 0.85;

const request: MaintenanceRequest = {
  homeAge: '31-50',
  homeType: 'Single Family',
  season: 'Winter',
  location: 'Plano, TX',
  concerns: ['Foundation Issues', 'Roof/Gutters'],
  priority: 'Preventive',
};
const call = {
  path: '/api/maintenance/tips',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', origin: 'https://jane.example' },
  body: JSON.stringify(request),
};

/** The one call of visitors that is checked against a schema, answered, and kept nowhere. */
export async function measureCalls({ rounds, seconds }: Effort): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-calls-'));
  const answer = join(folder, 'answer.json');
  const ours = await startProcess(['api/server.ts'], {
    PORT: '0',
    DATA_DIR: join(folder, 'store'),
    RATE_LIMIT: 'off',
    TIPS_LLM_URL: '',
  });
  await saveAnswer(ours.url + call.path, answer, call, call.body);
  const servers = {
    ours,
    echo: await startProcess(['bench/references/echo.ts', answer]),
    rules: await startProcess(['bench/references/bare-tips.ts']),
  };
  const load = { ...call, connections: CONNECTIONS, seconds };
  try {
    for (const server of Object.values(servers)) await drive(server, load);
    const { ours, echo, rules } = await driveByTurns(servers, load, rounds);
    const ratio = ours.perSecond / echo.perSecond;
    const work = echo.cost / ours.cost;
    const reference = 'router and koa-body';
    return [
      {
        measure: `POST ${call.path}, ${CONNECTIONS} connections, answers/s`,
        ours: `${thousands(ours.perSecond)} (${ratio.toFixed(2)} of the echo)`,
        reference: `${reference} ${thousands(echo.perSecond)}`,
        target: `at least ${LEAST}`,
        met: ratio >= LEAST,
      },
      {
        measure: `POST ${call.path}, server's processor time, µs an answer`,
        ours: `${ours.cost.toFixed(0)} (${work.toFixed(2)} of the echo's speed)`,
        reference: `${reference} ${echo.cost.toFixed(0)}`,
        target: `at least ${LEAST}`,
        met: work >= LEAST,
      },
      {
        measure: 'the same, beside its own rules behind router and koa-body, µs an answer',
        ours: `${ours.cost.toFixed(0)} (${(rules.cost / ours.cost).toFixed(2)} of their speed)`,
        reference: `unchecked rules ${rules.cost.toFixed(0)}`,
        target: '',
      },
      {
        measure: 'the same, p99 ms',
        ours: ours.p99.toFixed(2),
        reference: `${reference} ${echo.p99.toFixed(2)}`,
        target: '',
      },
    ];
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}
