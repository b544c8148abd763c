import { writeLeads } from './history/write-leads.ts';
import { inNewFolder, type ServerProcess, startProduct } from './server-process.ts';
import { driveWith } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { type Effort, median, type Row, thousands } from './table.ts';
import { Owner } from './torture/owner.ts';

const JOBS = 10_000;
/** Half of the leads are bookings. */
const LEADS = 2 * JOBS;
const load = { connections: 10, rate: 200 };
/** Times the p99 of an idle server. */
const SLOWER = 2;
/** ms: below this a visitor notices nothing, and the ratio is of the clock. */
const LEAST_P99 = 5;
/** Rounds until the server is warm and its work after the start is done. */
const UNCOUNTED = 2;

const thisMonth = new Date().toISOString().slice(0, 7);
const allMonths = `from=2000-01&to=${thisMonth}`;

const reads = {
  'the month of the money': `money?month=${thisMonth}`,
  'the CSV of all bookings': `money/bookings.csv?${allMonths}`,
  'the CSV of all payments': `money/payments.csv?${allMonths}`,
  'the CSV for QuickBooks': `money/quickbooks.csv?${allMonths}`,
};

/** How long visitors wait for a page while the owner reads books of 10,000 jobs, over and over. */
export const measureBooks = ({ rounds, seconds }: Effort): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    await writeLeads(folder, LEADS, new Date(), { withJobs: true });
    await using server = await startProduct(folder);
    const owner = await Owner.signIn(server);
    const list = await timeOf(owner, 'bookings?limit=100');
    await visit(server, 1);
    const figures = Object.entries(reads).map(([what, path]) => ({
      what,
      path,
      idle: [] as number[],
      busy: [] as number[],
      times: [] as number[],
    }));
    for (let round = -UNCOUNTED; round < rounds; round++) {
      for (const { path, idle, busy, times } of figures) {
        const alone = await visit(server, seconds);
        const reader = reading(owner, path);
        const beside = await visit(server, seconds);
        const taken = await reader.end();
        if (round < 0) continue;
        idle.push(alone);
        busy.push(beside);
        times.push(taken);
      }
    }
    return figures.map(({ what, idle, busy, times }) =>
      rowOf(what, { idle: median(idle), busy: median(busy), time: median(times), list }),
    );
  });

const visit = async (server: ServerProcess, seconds: number) =>
  (await driveWith(server, httpRequest('/'), { ...load, seconds })).p99;

async function timeOf(owner: Owner, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await owner.send('GET', path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}

/** Reads `path` over and over; `end` resolves to the median of the times. */
function reading(owner: Owner, path: string): { end(): Promise<number> } {
  let isOver = false;
  const times: number[] = [];
  const all = (async () => {
    while (!isOver) times.push(await timeOf(owner, path));
  })();
  return {
    async end() {
      isOver = true;
      await all;
      return median(times);
    },
  };
}

function rowOf(
  what: string,
  { idle, busy, time, list }: { idle: number; busy: number; time: number; list: number },
): Row {
  const ms = (figure: number) => figure.toFixed(1);
  return {
    measure: `GET /, ${load.rate} a second, p99 ms while the owner reads ${what} of ${thousands(JOBS)} jobs`,
    ours: `${ms(busy)} (${(busy / idle).toFixed(1)} times), read in ${ms(time)}`,
    reference: `idle ${ms(idle)}, a list of 100 in ${ms(list)}`,
    target: `at most ${SLOWER} times, or ${LEAST_P99} ms`,
    met: busy <= Math.max(SLOWER * idle, LEAST_P99),
  };
}
