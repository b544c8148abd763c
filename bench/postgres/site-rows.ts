import { join } from 'node:path';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { type ServerProcess, startProduct } from '../server-process.ts';
import { drive } from '../serving/drive.ts';
import { driveInTurn } from '../serving/drive-in-turn.ts';
import { httpRequest } from '../serving/http-request.ts';
import { writeHistory } from '../store/history.ts';
import { atLeast, atMost, type Effort, median, type Row, thousands } from '../table.ts';
import { requestOf } from '../torture/slots.ts';

const CONNECTIONS = 16;
/** Of the site on files: pages come from the memory of the process. */
const LEAST_PAGES = 0.8;
/** Milliseconds of a start. */
const START_MS = 2000;
/** Parts of the run whose memory is looked at; in the first third the process grows to its size. */
const PARTS = 9;
/** How many times larger the process may be at the end. */
const GROWTH = 1.2;
const MIB = 2 ** 20;

/** The site on the database at `url`, which has as many records as the files beside it. */
export async function siteRows(
  folder: string,
  { url, records }: { url: string; records: number },
  { rounds, seconds }: Effort,
): Promise<Row[]> {
  const files = join(folder, 'files');
  await writeHistory(files, records);
  const startOurs = () => startProduct(join(folder, 'none'), { env: { DATABASE_URL: url } });
  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const server = await startOurs();
    starts.push(performance.now() - begun);
    await server.end();
  }
  await using ours = await startOurs();
  await using json = await startProduct(files);
  const start: Row = {
    measure: `start with ${thousands(records)} records, ms; memory then, MB`,
    ours: `${thousands(median(starts))}; ${thousands(ours.memory() / MIB)}`,
    reference: `files: memory ${thousands(json.memory() / MIB)}`,
    target: `at most ${thousands(START_MS)} ms`,
    met: median(starts) <= START_MS,
  };
  const load = { connections: CONNECTIONS, seconds };
  const date = addDays(businessToday(new Date(), centralTime), 10);
  const besides = async (path: string, least?: number): Promise<Row[]> => {
    const driven = await driveInTurn({ ours, json }, httpRequest(path), load, rounds);
    const ratio = driven.ours.perSecond / driven.json.perSecond;
    return [
      {
        measure: `GET ${path.replace(/\?.*/, '')}, ${CONNECTIONS} connections, answers/s`,
        ours: `${thousands(driven.ours.perSecond)} (${ratio.toFixed(2)})`,
        reference: `files ${thousands(driven.json.perSecond)}`,
        ...(least !== undefined && atLeast(least, ratio)),
      },
      {
        measure: 'the same, p99 ms',
        ours: driven.ours.p99.toFixed(1),
        reference: `files ${driven.json.p99.toFixed(1)}`,
      },
    ];
  };
  return [
    ...(await besides('/', LEAST_PAGES)),
    ...(await besides(`/api/calendar/slots?date=${date}`)),
    start,
    await memoryRow(ours, date, seconds),
  ];
}

/** Resident memory while visitors look for times and send requests. */
async function memoryRow(server: ServerProcess, date: string, seconds: number): Promise<Row> {
  const sizes: number[] = [];
  let sent = 0;
  let answers = 0;
  const next = () => {
    sent += 1;
    if (sent % 2 === 0) return httpRequest(`/api/calendar/slots?date=${date}`);
    const email = `client${sent}@example.com`;
    const headers = { 'Idempotency-Key': email };
    return httpRequest('/api/contact', { headers, body: requestOf(email) });
  };
  for (let part = 0; part < PARTS; part++) {
    const driven = await drive(server, next, { connections: CONNECTIONS, seconds });
    if (driven.faults.length > 0) throw new Error(`A call failed: ${driven.faults[0]}.`);
    answers += driven.answers;
    sizes.push(server.memory() / MIB);
  }
  const before = Math.max(...sizes.slice(0, PARTS / 3));
  const after = median(sizes.slice(-PARTS / 3));
  return {
    measure: `memory after ${thousands(answers)} calls, MB`,
    ours: `${thousands(after)} (${(after / before).toFixed(2)} of that after a third)`,
    reasons: [`in turn: ${sizes.map(thousands).join(', ')}`],
    ...atMost(GROWTH, after / before),
  };
}
