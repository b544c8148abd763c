import Papa from 'papaparse';
import { bookingsCsv, paymentsCsv } from '#api/money/money-csv.ts';
import { quickbooksCsv } from '#api/money/quickbooks-csv.ts';
import { readCountedJobs } from '#api/money/read-counted-jobs.ts';
import type { Store } from '#api/store/store.ts';
import { moneyOf, movementsOf } from '#domain/jobs/money.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { centralTime as zone } from '#domain/schedule/testing/central-time.ts';

/** Columns of the files that say who it was, which an erasure empties. */
const ofPeople = new Set(['Client', 'Property address', 'Note', 'Description']);

const figuresIn = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !ofPeople.has(column))),
  );

/** Every figure that the money screen and its files show of any month, without names, streets and notes. */
export async function readBooks(store: Store, today: string) {
  const { jobs, settings } = await readCountedJobs(store, { from: '2000-01-01', zone });
  const { paymentTime } = settings;
  const movements = movementsOf(jobs, zone);
  const months = new Set([
    ...jobs.map(({ booking }) => monthOf(booking.date)),
    ...movements.map(({ date }) => monthOf(date)),
  ]);
  return {
    months: [...months].sort().map((month) => {
      const {
        open,
        movements: _rows,
        ...money
      } = moneyOf(jobs, { month, paymentTime, today, zone });
      return { ...money, open: open.map(({ bookingId, date, due }) => ({ bookingId, date, due })) };
    }),
    movements: movements.map(({ name: _name, note: _note, ...movement }) => movement),
    bookings: figuresIn(await bookingsCsv(jobs)),
    payments: figuresIn(await paymentsCsv(movements, zone)),
    quickbooks: figuresIn(await quickbooksCsv(movements)),
  };
}
