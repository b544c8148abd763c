import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { median, type Row, thousands } from './table.ts';

const CLIENTS = 10;
const BOOKINGS = 1000;
const HISTORY = 10_000;
const ROUNDS = 5;

/** The nth booking from `start` on, 30 a day; no two share a slot. */
function booking(n: number, start: string): Booking {
  const minute = n % 30;
  return {
    id: crypto.randomUUID(),
    revision: 1,
    createdAt: new Date().toISOString(),
    status: 'confirmed',
    history: [],
    date: addDays(start, Math.floor(n / 30)),
    time: `08:${String(minute).padStart(2, '0')}`,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '(972) 555-0101',
    address: '1200 Main Street, Dallas, TX 75202',
    inspectionType: 'buyer',
    notes: 'Lockbox on the side gate, code by text.',
    attribution: { partner: 'jane-doe-realty', page: 'https://jane.example/listing' },
  };
}

interface Backend {
  book(booking: Booking): Promise<unknown>;
  close(): Promise<void>;
}

async function ours(folder: string, history: number): Promise<Backend> {
  const store = await openJsonStore({ folder });
  await Promise.all(
    Array.from({ length: history }, (_, n) => store.reserveSlot(booking(n, '2024-01-01'))),
  );
  return { book: (record) => store.reserveSlot(record), close: () => store.close() };
}

/** lowdb as its documentation shows it: one file, pushed to and written. */
async function lowdb(folder: string, history: number): Promise<Backend> {
  const db = new Low<{ bookings: Booking[] }>(new JSONFile(join(folder, 'db.json')), {
    bookings: Array.from({ length: history }, (_, n) => booking(n, '2024-01-01')),
  });
  await db.write();
  return {
    book: (record) => db.update(({ bookings }) => bookings.push(record)),
    close: async () => {},
  };
}

/** Bookings a second that `CLIENTS` callers get acknowledged, each waiting for its answer. */
async function rate(open: typeof ours, history: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bookings-'));
  const backend = await open(folder, history);
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < BOOKINGS) await backend.book(booking(next++, '2027-01-04'));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await backend.close();
  await rm(folder, { recursive: true });
  return BOOKINGS / seconds;
}

export async function measureBookings(): Promise<Row[]> {
  const cases = [
    { open: ours, history: 0, rates: [] as number[] },
    { open: ours, history: HISTORY, rates: [] as number[] },
    { open: lowdb, history: 0, rates: [] as number[] },
    { open: lowdb, history: HISTORY, rates: [] as number[] },
  ];
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of cases) one.rates.push(await rate(one.open, one.history));
  }
  const [empty = 0, full = 0, lowEmpty = 0, lowFull = 0] = cases.map(({ rates }) => median(rates));
  const dearer = empty / full;
  return [
    {
      measure: 'bookings/s on disk, no history',
      ours: thousands(empty),
      reference: `lowdb JSONFile ${thousands(lowEmpty)}`,
      target: '',
    },
    {
      measure: `bookings/s on disk, ${thousands(HISTORY)} earlier records`,
      ours: thousands(full),
      reference: `lowdb JSONFile ${thousands(lowFull)}`,
      target: '',
    },
    {
      measure: 'cost of a booking with that history, against none',
      ours: `${dearer.toFixed(2)} times`,
      reference: `lowdb JSONFile ${(lowEmpty / lowFull).toFixed(1)} times`,
      target: 'at most 1.2',
      met: dearer <= 1.2,
    },
  ];
}
