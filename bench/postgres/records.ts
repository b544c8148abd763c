import { newBookingColumns } from '#api/store/postgres/booking-columns.ts';
import { connectTo } from '#api/store/postgres/database.ts';
import { openPostgresStore } from '#api/store/postgres/postgres-store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { addMonths, monthOf } from '#domain/schedule/calendar-date.ts';
import { bookingOf, onceOf } from '../store/records.ts';

/** The first day on which a run books; all of the history is before it. */
export const FIRST_DAY = '2027-01-01';
/** Months over which a run spreads its bookings, so that a day has a few, as with an inspector. */
const MONTHS = 24;
/** Bookings of the history in a month. */
const A_MONTH = 400;
/** Rows of one INSERT. */
const A_STATEMENT = 500;

/** The nth booking of a run. No two of a run collide. */
export const newBookingOf = (n: number): Booking =>
  bookingOf(monthOf(addMonths(FIRST_DAY, n % MONTHS)), Math.floor(n / MONTHS));

/** The row that the store inserts for `booking`. */
export const rowOf = (booking: Booking) =>
  newBookingColumns({ record: booking, idempotencyKey: onceOf(booking) }, false);

/** Makes the tables in the empty database at `url`, with `count` bookings of past months. */
export async function writeDatabase(url: string, count: number): Promise<void> {
  await (await openPostgresStore({ url })).close();
  const db = connectTo(url, 1);
  for (let done = 0; done < count; done += A_STATEMENT) {
    const rows = Array.from({ length: Math.min(A_STATEMENT, count - done) }, (_, index) => {
      const n = done + index;
      const month = monthOf(addMonths('2026-01-15', -1 - Math.floor(n / A_MONTH)));
      return rowOf(bookingOf(month, n % A_MONTH));
    });
    await db.insertInto('bookings').values(rows).execute();
  }
  await db.destroy();
}
