import { operations } from '#api/openapi/operations.ts';
import { callPaths, isExport } from './history/owner-paths.ts';
import { HISTORIES, type HistoryServer, storeNames, withHistories } from './history/servers.ts';
import { type Effort, median, type Row, thousands } from './table.ts';
import { Owner } from './torture/owner.ts';
import { requestOf } from './torture/slots.ts';

const SHOWN = 10;
/** Milliseconds for any call of the owner. */
const MOST = 100;
/** Milliseconds for the dashboard, which every screen of the admin reads. */
const MOST_DASHBOARD = 50;
/** Milliseconds of one path, by store and in the order of `HISTORIES`. */
type Times = Record<HistoryServer['store'], number[]>;

interface Measured {
  path: string;
  times: Times;
}

/** What each GET of the owner takes beside many records: the dearest ones. */
export const measureOwnerCalls = ({ rounds }: Effort): Promise<Row[]> =>
  withHistories(async (servers) => {
    const measured = await measurePaths(servers, rounds);
    const dearest = measured.toSorted((a, b) => worst(b) - worst(a));
    const exports = dearest.filter(({ path }) => isExport(path));
    const judged = dearest.filter(({ path }) => !isExport(path));
    const shown = judged.filter((one, index) => index < SHOWN || !isMet(one));
    const histories = HISTORIES.map(thousands).join('; ');
    const count = {
      measure: `calls measured beside ${histories} leads`,
      ours: String(measured.length),
    };
    return [...shown.map(judgedRow), ...exports.map(row), count];
  });

/** In turn on all servers, and after a visitor's request, so that nothing computed before is still true. */
async function measurePaths(servers: readonly HistoryServer[], rounds: number) {
  const clients = await Promise.all(
    servers.map(async ({ store, server }) => {
      const owner = await Owner.signIn(server);
      const paths = await callPaths(owner, operations);
      return { store, owner, paths, times: new Map<string, number[]>() };
    }),
  );
  let visitors = 0;
  for (const name of clients[0]?.paths.keys() ?? []) {
    // The first round is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const { owner, paths, times } of clients) {
        visitors += 1;
        await read(owner.send('POST', 'contact', requestOf(`visitor.${visitors}@example.com`)));
        const begun = performance.now();
        await read(owner.send('GET', (paths.get(name) ?? '').replace('/api/', '')));
        const taken = performance.now() - begun;
        if (round > 0) times.set(name, [...(times.get(name) ?? []), taken]);
      }
    }
  }
  return [...(clients[0]?.paths.keys() ?? [])].map((path): Measured => {
    const of = (store: HistoryServer['store']) =>
      clients
        .filter((client) => client.store === store)
        .map(({ times }) => median(times.get(path) ?? []));
    return { path, times: { files: of('files'), PostgreSQL: of('PostgreSQL') } };
  });
}

async function read(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${text}`);
}

const atMost = (path: string) => (path === '/api/dashboard' ? MOST_DASHBOARD : MOST);

const last = (times: readonly number[]) => times.at(-1) ?? Number.NaN;

const worst = ({ times }: Measured) => Math.max(...storeNames.map((store) => last(times[store])));

const isMet = ({ path, times }: Measured) =>
  storeNames.every((store) => last(times[store]) <= atMost(path));

const ms = (times: readonly number[]) => times.map((time) => time.toFixed(1)).join(', ');

const row = ({ path, times }: Measured): Row => ({
  measure: `GET ${path}, ms`,
  ours: storeNames.map((store) => `${store} ${ms(times[store])}`).join('; '),
});

const judgedRow = (measured: Measured): Row => ({
  ...row(measured),
  target: `at most ${atMost(measured.path)}`,
  met: isMet(measured),
});
