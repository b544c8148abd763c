import type { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { startChild } from '../child-process.ts';
import { atLeast, atMost, median, type Row, thousands } from '../table.ts';
import type { BookingOrder } from './booking-clients.ts';
import { FIRST_DAY } from './records.ts';

const PROCESSES = [1, 2, 4];
const CLIENTS = 16;
const RECORDS = 1600;
/** Of the rate of the same INSERT through `pg`. */
const LEAST = 0.5;
/** How many times dearer a booking may be with the longest history than with none. */
const DEARER = 1.2;

type Way = BookingOrder['way'];
type Child = ReturnType<typeof startChild>;

interface Figures {
  perSecond: number;
  p99: number;
}

/** What one round measured, by `keyOf`. */
type Round = Map<string, Figures>;

const keyOf = (database: string, processes: number, way: Way) => `${database} ${processes} ${way}`;

/** Bookings a second through the store and by bare INSERTs, in turn; `databases` by number of records there. */
export async function bookingRows(
  server: PostgresServer,
  databases: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const url = new URL('./booking-clients.ts', import.meta.url);
  const children = Array.from({ length: Math.max(...PROCESSES) }, () => startChild(url));
  const all: Round[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const one: Round = new Map();
    for (const processes of PROCESSES) {
      for (const way of ['store', 'bare'] as const) {
        for (const database of databases.values()) {
          const some = children.slice(0, processes);
          const figures = await bookWith(some, { url: server.url(database), way });
          one.set(keyOf(database, processes, way), figures);
          await server.query(`delete from bookings where date >= '${FIRST_DAY}'`, database);
          await server.query('vacuum analyze bookings', database);
        }
      }
    }
    if (round > 0) all.push(one);
  }
  await Promise.all(children.map((child) => child.end()));
  return [
    ...[...databases].flatMap(([records, database]) =>
      PROCESSES.flatMap((processes) => rateRows(all, { records, database, processes })),
    ),
    dearerRow(all, databases),
  ];
}

/** `CLIENTS` that each wait for their answer, in as many processes as there are `children`. */
async function bookWith(
  children: readonly Child[],
  { url, way }: Pick<BookingOrder, 'url' | 'way'>,
): Promise<Figures> {
  const share = RECORDS / children.length;
  for (const [n, child] of children.entries()) {
    const part = { from: n * share, to: (n + 1) * share };
    child.send({ url, way, clients: CLIENTS / children.length, ...part } satisfies BookingOrder);
    await child.message();
  }
  const begun = performance.now();
  const answers = children.map((child) => child.message<number[]>());
  for (const child of children) child.send('go');
  const times = (await Promise.all(answers)).flat().sort((a, b) => a - b);
  return {
    perSecond: RECORDS / ((performance.now() - begun) / 1000),
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
  };
}

function rateRows(
  rounds: readonly Round[],
  given: { records: number; database: string; processes: number },
): Row[] {
  const { records, database, processes } = given;
  const each = (way: Way, of: keyof Figures) =>
    rounds.map((round) => round.get(keyOf(database, processes, way))?.[of] ?? Number.NaN);
  const bare = each('bare', 'perSecond');
  const ratios = each('store', 'perSecond').map((rate, n) => rate / (bare[n] ?? Number.NaN));
  const what = `${processes} ${processes === 1 ? 'process' : 'processes'}, ${thousands(records)} bookings there`;
  return [
    {
      measure: `bookings/s, ${CLIENTS} clients, ${what}`,
      ours: `${thousands(median(each('store', 'perSecond')))} (${median(ratios).toFixed(2)})`,
      reference: `bare INSERT ${thousands(median(bare))}`,
      reasons: [`each round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`],
      ...atLeast(LEAST, median(ratios)),
    },
    {
      measure: 'the same, p99 ms',
      ours: median(each('store', 'p99')).toFixed(1),
      reference: `bare INSERT ${median(each('bare', 'p99')).toFixed(1)}`,
    },
  ];
}

/** The median of each round's own ratio, in one process. */
function dearerRow(rounds: readonly Round[], databases: ReadonlyMap<number, string>): Row {
  const longest = Math.max(...databases.keys());
  const ratios = (way: Way) =>
    rounds.map((round) => {
      const rate = (records: number) =>
        round.get(keyOf(databases.get(records) ?? '', 1, way))?.perSecond ?? Number.NaN;
      return rate(0) / rate(longest);
    });
  const dearer = median(ratios('store'));
  return {
    measure: `cost of a booking with ${thousands(longest)} there, against none`,
    ours: `${dearer.toFixed(2)} times`,
    reference: `bare INSERT ${median(ratios('bare')).toFixed(2)} times`,
    reasons: [
      `each round: ${ratios('store')
        .map((ratio) => ratio.toFixed(2))
        .join(', ')}`,
    ],
    ...atMost(DEARER, dearer),
  };
}
