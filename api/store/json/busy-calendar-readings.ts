import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { CalendarBusyTimes } from '#domain/schedule/busy-time.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { storedReadingSchema } from '../stored/stored-calendars.schema.ts';
import type { CommittedFile } from './committed-file.ts';

/** What was read of the owner's calendars, in a file of its own: it changes every few minutes. */
export class BusyCalendarReadings {
  readonly #calendars: CommittedFile<readonly StoredBusyCalendar[]>;
  readonly #readings: CommittedFile<readonly BusyCalendarReading[]>;

  constructor(
    calendars: CommittedFile<readonly StoredBusyCalendar[]>,
    readings: CommittedFile<readonly BusyCalendarReading[]>,
  ) {
    this.#calendars = calendars;
    this.#readings = readings;
  }

  /** By calendar id. */
  get all(): ReadonlyMap<string, BusyCalendarReading> {
    return new Map(this.#readings.content.map((reading) => [reading.calendarId, reading]));
  }

  /** Also drops the readings of removed calendars. */
  async set(reading: BusyCalendarReading): Promise<void> {
    const checked = checkedRecord(storedReadingSchema, reading);
    await this.#readings.change((stored) => {
      const ids = new Set(this.#calendars.content.map(({ id }) => id));
      const others = stored.filter(({ calendarId }) => calendarId !== reading.calendarId);
      const next = [...others, checked].filter(({ calendarId }) => ids.has(calendarId));
      return { next, result: undefined };
    });
  }

  /** Of the calendars that have been read at least once. */
  get busyTimes(): CalendarBusyTimes[] {
    const readings = this.all;
    return this.#calendars.content.flatMap(({ id, name }) => {
      const reading = readings.get(id);
      return reading ? [{ name, busy: reading.busy }] : [];
    });
  }
}
