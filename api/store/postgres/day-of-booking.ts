import { sql } from 'kysely';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isActive } from '#domain/booking/is-active.ts';
import { conflictsOf } from '#domain/schedule/appointment.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { closedTimesOn, type TimeRules } from '#domain/schedule/closed-times.ts';
import { kinds } from '../records/kinds.ts';
import { busyTimesOf } from '../resources/busy-calendars.ts';
import { parseBooking } from './booking-columns.ts';
import type { Database } from './database.ts';

interface Row {
  kind: string;
  record: unknown;
}

const { availability, busyCalendars, busyCalendarReadings } = kinds;

/** What closes times of a day. */
const rules = [availability, busyCalendars, busyCalendarReadings];

/** What decides whether a booking may be stored. */
export interface DayOfBooking {
  /** The standing bookings of the day, earliest first. */
  standing: Booking[];
  /** Bookings of the client that may count, of every status. */
  ofClient: Booking[];
  /** Whether `booking` collides with another one or takes a closed time. */
  isTaken(booking: Booking): boolean;
}

/** The lock of whatever takes time on `date`. */
export const dayKey = (date: CalendarDate): string => `day ${date}`;

/** Reads it in one statement. `client` has the keys of the client and the first day that counts. */
export async function readDay(
  db: Database,
  date: CalendarDate,
  client: { keys: readonly string[]; from: CalendarDate } = { keys: [], from: date },
): Promise<DayOfBooking> {
  const { rows } = await sql<Row>`
    select 'standing' as kind, record from bookings
      where date = ${date} and standing
    union all
    select 'client', record from bookings
      where client_keys && ${client.keys} and date >= ${client.from}
    union all
    select kind, record from records where kind = any(${rules.map(({ name }) => name)})
  `.execute(db);
  const recordsOf = (name: string) =>
    rows.filter(({ kind }) => kind === name).map(({ record }) => record);
  const timeRules: TimeRules = {
    ...availability.contentOf(recordsOf(availability.name)),
    calendars: busyTimesOf(
      busyCalendars.contentOf(recordsOf(busyCalendars.name)),
      busyCalendarReadings.contentOf(recordsOf(busyCalendarReadings.name)),
    ),
  };
  const bookings = recordsOf('standing').map(parseBooking).sort(byStart);
  return {
    standing: bookings,
    ofClient: recordsOf('client').map(parseBooking),
    isTaken(booking) {
      if (!isActive(booking)) return false;
      const others = bookings.filter(({ id }) => id !== booking.id);
      const taken = [...others, ...closedTimesOn(date, timeRules)];
      return conflictsOf(booking, taken, timeRules).length > 0;
    },
  };
}

const byStart = (a: Booking, b: Booking) => a.time.localeCompare(b.time);
