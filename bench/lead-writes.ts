import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { HISTORIES, type HistoryServer, storeNames, withHistories } from './history/servers.ts';
import { type Driven, drive } from './serving/drive.ts';
import { httpRequest } from './serving/http-request.ts';
import { type Effort, median, type Row, thousands } from './table.ts';
import { Owner } from './torture/owner.ts';
import { bookingOf, openEveryDay, requestOf, TIMES_A_DAY } from './torture/slots.ts';

const CLIENTS = 16;
/** Of the rate without records, that with the most must reach. */
const LEAST = 0.8;
const MIB = 2 ** 20;
/** Days from today on which the history has appointments. */
const TAKEN_DAYS = 14;
/** Of load in each round: longer would need more slots than there are. */
const SECONDS = 0.5;

/** What visitors send. Each call of `next` is another visitor's. */
interface Write {
  name: string;
  next(n: number): Buffer;
}

const writes: readonly Write[] = [
  {
    name: 'POST /api/contact',
    next(n) {
      const email = `visitor.${n}@example.com`;
      return httpRequest('/api/contact', {
        headers: { 'Idempotency-Key': `contact-${n}` },
        body: requestOf(email),
      });
    },
  },
  {
    name: 'POST /api/calendar/book',
    next(n) {
      const day = TAKEN_DAYS + Math.floor(n / TIMES_A_DAY.length);
      const date = addDays(businessToday(new Date(), centralTime), day);
      const slot = { date, time: TIMES_A_DAY[n % TIMES_A_DAY.length] ?? '' };
      return httpRequest('/api/calendar/book', {
        headers: { 'Idempotency-Key': `booking-${n}` },
        body: bookingOf(slot, `client.${n}@example.com`),
      });
    },
  },
];

/** Requests and bookings a second over HTTP beside many records, and the memory of the server. */
export const measureLeadWrites = ({ rounds }: Effort): Promise<Row[]> =>
  withHistories(async (servers) => {
    const before = servers.map(({ server }) => server.memory() / MIB);
    for (const { server } of servers) await openEveryDay(await Owner.signIn(server));
    const rows: Row[] = [];
    for (const write of writes) {
      const driven = servers.map((): Driven[] => []);
      const visitors = servers.map(() => 0);
      // The first round is not counted.
      for (let round = 0; round <= rounds; round++) {
        for (const [index, { server }] of servers.entries()) {
          let visitor = visitors[index] ?? 0;
          const next = () => write.next(visitor++);
          const one = await drive(server, next, { connections: CLIENTS, seconds: SECONDS });
          if (one.faults.length > 0) throw new Error(`${write.name}: ${one.faults[0]}`);
          visitors[index] = visitor;
          if (round > 0) driven[index]?.push(one);
        }
      }
      rows.push(...rowsOf(write, servers, driven));
    }
    const after = servers.map(({ server }) => server.memory() / MIB);
    return [
      ...rows,
      { measure: 'memory at the start, MB', ours: byStore(servers, before) },
      { measure: 'memory after these writes, MB', ours: byStore(servers, after) },
    ];
  });

function rowsOf(
  { name }: Write,
  servers: readonly HistoryServer[],
  driven: readonly (readonly Driven[])[],
): Row[] {
  const rates = driven.map((rounds) => median(rounds.map(({ perSecond }) => perSecond)));
  const cost = driven.map((rounds) => median(rounds.map((one) => one.cost)));
  const p99 = driven.map((rounds) => median(rounds.map((one) => one.p99)));
  const ratios = storeNames.map((store) => {
    const ofStore = rates.filter((_, index) => servers[index]?.store === store);
    return (ofStore.at(-1) ?? Number.NaN) / (ofStore[0] ?? Number.NaN);
  });
  const shown = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  return [
    {
      measure: `${name}, ${CLIENTS} clients, answers/s`,
      ours: `${byStore(servers, rates)} (${shown})`,
      target: `at least ${LEAST} of the rate without records`,
      met: ratios.every((ratio) => ratio >= LEAST),
      reasons: [`beside ${HISTORIES.join(', ')} leads`],
    },
    // Of the server alone, so it holds on a busy machine too, but does not have what a database takes.
    { measure: 'the same, processor µs an answer', ours: byStore(servers, cost) },
    { measure: 'the same, p99 ms', ours: byStore(servers, p99) },
  ];
}

/** The figures of each store, in the order of `HISTORIES`. */
const byStore = (servers: readonly HistoryServer[], figures: readonly number[]): string =>
  storeNames
    .map((store) => {
      const ofStore = figures.filter((_, index) => servers[index]?.store === store);
      return `${store} ${ofStore.map(thousands).join('; ')}`;
    })
    .join(', ');
