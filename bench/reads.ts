import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { Order } from './reads/book-at-full-rate.ts';
import { startProcess } from './server-process.ts';
import { type Driven, drive } from './serving/drive.ts';
import { type Effort, median, type Row, thousands } from './table.ts';

/** Clients of each kind. */
const CLIENTS = 10;
/** How much slower than without bookings. */
const SLOWER = 3;
const HORIZON_DAYS = 90;

const writer = fileURLToPath(new URL('./reads/book-at-full-rate.ts', import.meta.url));

/** A start every quarter of an hour: more than the run can sell. */
const startTimes = Array.from({ length: 24 * 4 }, (_, n) =>
  [Math.floor(n / 4), (n % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);

/** Ten clients that ask, and one alone, who has an idle server to itself before the bookings. */
interface Asked {
  many: Driven;
  one: Driven;
}

interface Round {
  idle: Asked;
  busy: Asked;
  /** Sold a second. */
  bookings: number;
}

/** What a visitor who asks for free times waits, while others book as fast as they can. */
export async function measureReads({ rounds, seconds }: Effort): Promise<Row[]> {
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measureRound(seconds));
  const medianOf = (of: (round: Round) => number) => median(all.map(of));
  const [idle, busy] = [
    medianOf((round) => round.idle.many.p99),
    medianOf((round) => round.busy.many.p99),
  ];
  const slower = median(all.map((round) => round.busy.many.p99 / round.idle.many.p99));
  return [
    {
      measure: `GET /api/calendar/slots, ${CLIENTS} clients, p99 ms while others book`,
      ours: `${busy.toFixed(1)} (${slower.toFixed(1)} times)`,
      reference: `nobody books ${idle.toFixed(1)}`,
      target: `at most ${SLOWER} times`,
      met: slower <= SLOWER,
      reasons: all.map(
        (round) =>
          `${round.busy.many.p99.toFixed(1)} ms, idle ${round.idle.many.p99.toFixed(1)} ms`,
      ),
    },
    {
      measure: 'the same, answers/s',
      ours: thousands(medianOf((round) => round.busy.many.perSecond)),
      reference: `nobody books ${thousands(medianOf((round) => round.idle.many.perSecond))}`,
      target: '',
    },
    {
      measure: 'the same, 1 client alone, p99 ms',
      ours: medianOf((round) => round.busy.one.p99).toFixed(1),
      reference: `nobody books ${medianOf((round) => round.idle.one.p99).toFixed(1)}`,
      target: '',
    },
    {
      measure: `bookings/s meanwhile, ${CLIENTS} other clients`,
      ours: thousands(medianOf(({ bookings }) => bookings)),
      reference: '',
      target: '',
    },
  ];
}

async function measureRound(seconds: number): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reads-'));
  await writeFile(join(folder, 'settings.json'), settings());
  const server = await startProcess(['api/server.ts'], {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
  });
  const today = businessToday(new Date());
  const days = Array.from({ length: HORIZON_DAYS - 4 }, (_, n) => addDays(today, 3 + n));
  const read = { path: `/api/calendar/slots?date=${days.at(-1)}`, connections: CLIENTS, seconds };
  const ask = async (): Promise<Asked> => ({
    many: await drive(server, read),
    one: await drive(server, { ...read, connections: 1, seconds: 1 }),
  });
  try {
    await drive(server, read);
    const idle = await ask();
    const booking = await startBooking({
      url: server.url,
      clients: CLIENTS,
      slots: days.slice(0, -1).flatMap((date) => startTimes.map((time) => ({ date, time }))),
    });
    const busy = await ask();
    return { idle, busy, bookings: await booking.stop() };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

const settings = () =>
  JSON.stringify({
    version: 1,
    availability: {
      revision: 1,
      startTimes: Array.from({ length: 7 }, () => startTimes),
      noticeHours: 24,
      horizonDays: HORIZON_DAYS,
      daysOff: [],
    },
  });

/** Resolves once the first booking is sold. */
async function startBooking(order: Order) {
  const child = fork(writer, { stdio: 'inherit' });
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`The process that books ended with ${code}.`);
  });
  const answer = () => Promise.race([once(child, 'message'), failed]);
  child.send(order);
  await answer();
  const begun = performance.now();
  return {
    /** How many were sold a second. */
    async stop(): Promise<number> {
      child.send('stop');
      const [sold] = await answer();
      return Number(sold) / ((performance.now() - begun) / 1000);
    },
  };
}
