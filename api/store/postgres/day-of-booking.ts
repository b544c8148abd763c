import { sql } from 'kysely';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isStanding } from '#domain/booking/is-standing.ts';
import { conflictsOf } from '#domain/schedule/appointment.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { closedTimesOn, type TimeRules } from '#domain/schedule/closed-times.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { availabilitySchema } from '../stored/stored.schema.ts';
import { parseBooking } from './booking-columns.ts';
import { calendarBusyTimes } from './busy-calendar-readings.ts';
import type { Database } from './database.ts';

interface Row {
  kind: 'standing' | 'client' | 'availability' | 'calendar';
  record: unknown;
  reading: unknown;
}

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
    select 'standing' as kind, record, null::json as reading from bookings
      where date = ${date} and standing
    union all
    select 'client', record, null from bookings
      where client_keys && ${client.keys} and date >= ${client.from}
    union all
    select 'availability', value, null from settings where name = 'availability'
    union all
    select 'calendar', listed.record, reading.record
      from busy_calendar_readings reading join listed_records listed using (list)
      where listed.id = reading.calendar_id
  `.execute(db);
  const {
    standing = [],
    client: ofClient = [],
    availability = [],
    calendar = [],
  } = Object.groupBy(rows, ({ kind }) => kind);
  const rules: TimeRules = {
    ...checkedRecord(availabilitySchema, availability[0]?.record),
    calendars: calendar.map(({ record, reading }) => calendarBusyTimes(record, reading)),
  };
  const bookings = standing.map(({ record }) => parseBooking(record)).sort(byStart);
  return {
    standing: bookings,
    ofClient: ofClient.map(({ record }) => parseBooking(record)),
    isTaken(booking) {
      if (!isStanding(booking)) return false;
      const others = bookings.filter(({ id }) => id !== booking.id);
      const taken = [...others, ...closedTimesOn(date, rules)];
      return conflictsOf(booking, taken, rules).length > 0;
    },
  };
}

const byStart = (a: Booking, b: Booking) => a.time.localeCompare(b.time);
