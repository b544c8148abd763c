import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { CalendarBusyTimes } from '#domain/schedule/busy-time.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface BusyCalendarStore {
  /** The owner's other calendars; no two have the same address. */
  readonly busyCalendars: VersionedRecords<StoredBusyCalendar>;
  /** By calendar id; none before a calendar was read for the first time. */
  busyCalendarReadings(): Promise<ReadonlyMap<string, BusyCalendarReading>>;
  /** Replaces the calendar's reading; does nothing when the calendar was removed. */
  setBusyCalendarReading(reading: BusyCalendarReading): Promise<void>;
  /** The busy times of all calendars as last read, for `closedTimesOn`. */
  calendarBusyTimes(): Promise<CalendarBusyTimes[]>;
}
