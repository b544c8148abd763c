import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { startChild } from './child-process.ts';
import type { BookingOrder } from './reads/book-at-full-rate.ts';
import { inNewFolder, startProduct } from './server-process.ts';
import type { Driven } from './serving/drive.ts';
import { driveWith, type Served } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { type Effort, median, type Row, thousands } from './table.ts';

/** Clients of each kind. */
const CLIENTS = 10;
/** How many times slower than without bookings. */
const SLOWER = 3;
const HORIZON_DAYS = 90;

/** A start every quarter of an hour: more than the run can book. */
const startTimes = Array.from({ length: 24 * 4 }, (_, n) =>
  [Math.floor(n / 4), (n % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);

interface Round {
  idle: Served;
  busy: Served;
  bookingsPerSecond: number;
}

/** How long visitors wait for free times while others book as fast as they can. */
export async function measureReads({ rounds, seconds }: Effort): Promise<Row[]> {
  const all: Round[] = [];
  while (all.length < rounds) all.push(await measureRound(seconds));
  const medianOf = (of: (round: Round) => number) => median(all.map(of));
  const beside = (of: (reads: Served) => number, format: (figure: number) => string) => ({
    ours: format(medianOf(({ busy }) => of(busy))),
    reference: `nobody books ${format(medianOf(({ idle }) => of(idle)))}`,
  });
  const ms = (figure: number) => figure.toFixed(1);
  const slower = medianOf(({ busy, idle }) => busy.p99 / idle.p99);
  const p99 = beside(({ p99 }) => p99, ms);
  return [
    {
      measure: `GET /api/calendar/slots, ${CLIENTS} clients, p99 ms while others book`,
      ...p99,
      ours: `${p99.ours} (${slower.toFixed(1)} times)`,
      target: `at most ${SLOWER} times`,
      met: slower <= SLOWER,
      reasons: all.map(({ busy, idle }) => `${ms(busy.p99)}, idle ${ms(idle.p99)}`),
    },
    { measure: 'the same, answers/s', ...beside(({ perSecond }) => perSecond, thousands) },
    {
      measure: `bookings/s meanwhile, ${CLIENTS} other clients`,
      ours: thousands(medianOf(({ bookingsPerSecond }) => bookingsPerSecond)),
    },
  ];
}

const measureRound = (seconds: number): Promise<Round> =>
  inNewFolder(async (folder) => {
    await writeFile(join(folder, 'settings.json'), settings());
    await using server = await startProduct(folder);
    const today = businessToday(new Date(), centralTime);
    const days = Array.from({ length: HORIZON_DAYS - 4 }, (_, n) => addDays(today, 3 + n));
    const request = httpRequest(`/api/calendar/slots?date=${days.at(-1)}`);
    const load = { connections: CLIENTS, seconds };
    const read = () => driveWith(server, request, load);
    await read();
    const idle = await read();
    const booking = startChild(new URL('./reads/book-at-full-rate.ts', import.meta.url));
    booking.send({
      port: server.port,
      clients: CLIENTS,
      seconds: seconds + 1,
      slots: days.slice(0, -1).flatMap((date) => startTimes.map((time) => ({ date, time }))),
    } satisfies BookingOrder);
    await booking.message();
    const booked = booking.message<Driven>();
    const busy = await read();
    const { perSecond, faults } = await booked;
    if (faults.length > 0) throw new Error(`A booking failed: ${faults[0]}.`);
    return { idle, busy, bookingsPerSecond: perSecond };
  });

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
