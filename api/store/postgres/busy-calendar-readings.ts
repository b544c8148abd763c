import type { BusyCalendarReading } from '#domain/calendars/busy-calendar.schema.ts';
import type { CalendarBusyTimes } from '#domain/schedule/busy-time.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import {
  storedBusyCalendarSchema,
  storedReadingSchema,
} from '../stored/stored-calendars.schema.ts';
import type { Database } from './database.ts';
import { isReferenceViolation } from './database-errors.ts';

/** What was read of the owner's calendars. */
export class BusyCalendarReadings {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** By calendar id. */
  async all(): Promise<ReadonlyMap<string, BusyCalendarReading>> {
    const rows = await this.#db.selectFrom('busy_calendar_readings').select('record').execute();
    return new Map(
      rows.map(({ record }) => {
        const reading = checkedRecord(storedReadingSchema, record);
        return [reading.calendarId, reading];
      }),
    );
  }

  /** See `BusyCalendarStore.setBusyCalendarReading`. */
  async set(reading: BusyCalendarReading): Promise<void> {
    const record = JSON.stringify(checkedRecord(storedReadingSchema, reading));
    try {
      await this.#db
        .insertInto('busy_calendar_readings')
        .values({ calendar_id: reading.calendarId, record })
        .onConflict((conflict) => conflict.column('calendar_id').doUpdateSet({ record }))
        .execute();
    } catch (error) {
      if (!isReferenceViolation(error)) throw error;
    }
  }

  /** Of the calendars that have been read at least once, in their order. */
  async busyTimes(): Promise<CalendarBusyTimes[]> {
    const rows = await this.#db
      .selectFrom('listed_records')
      .innerJoin('busy_calendar_readings', 'calendar_id', 'id')
      .where('listed_records.list', '=', 'busy-calendars')
      .select(['listed_records.record as calendar', 'busy_calendar_readings.record as reading'])
      .orderBy('position')
      .execute();
    return rows.map(({ calendar, reading }) => calendarBusyTimes(calendar, reading));
  }
}

/** The busy times in the records of a calendar and of its reading. */
export const calendarBusyTimes = (calendar: unknown, reading: unknown): CalendarBusyTimes => ({
  name: checkedRecord(storedBusyCalendarSchema, calendar).name,
  busy: checkedRecord(storedReadingSchema, reading).busy,
});
