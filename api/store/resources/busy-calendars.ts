import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { CalendarBusyTimes } from '#domain/schedule/busy-time.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';
import { versionedList } from '../records/versioned-list.ts';
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

export function busyCalendarStore(records: RecordStore): BusyCalendarStore {
  const { busyCalendars, busyCalendarReadings } = records;
  return {
    busyCalendars: {
      ...versionedList(kinds.busyCalendars, busyCalendars),
      // With what was read of it.
      remove: (version) =>
        records.together(['busyCalendars', 'busyCalendarReadings'], async (locked) => {
          const removed = await versionedList(kinds.busyCalendars, locked.busyCalendars).remove(
            version,
          );
          if (removed.outcome === 'saved') {
            await locked.busyCalendarReadings.change((readings) => ({
              next: readings.filter(({ calendarId }) => calendarId !== version.id),
              result: undefined,
            }));
          }
          return removed;
        }),
    },
    busyCalendarReadings: async () =>
      new Map((await busyCalendarReadings.read()).map((reading) => [reading.calendarId, reading])),
    setBusyCalendarReading: async (reading) => {
      const checked = kinds.busyCalendarReadings.check(reading);
      await records.together(['busyCalendars', 'busyCalendarReadings'], async (locked) => {
        const ids = new Set((await locked.busyCalendars.read()).map(({ id }) => id));
        await locked.busyCalendarReadings.change((stored) => {
          const others = stored.filter(({ calendarId }) => calendarId !== reading.calendarId);
          const next = [...others, checked].filter(({ calendarId }) => ids.has(calendarId));
          return { next, result: undefined };
        });
      });
    },
    calendarBusyTimes: async () =>
      busyTimesOf(await busyCalendars.read(), await busyCalendarReadings.read()),
  };
}

/** The busy times of the calendars that were read at least once, in the order of the calendars. */
export function busyTimesOf(
  calendars: readonly StoredBusyCalendar[],
  readings: readonly BusyCalendarReading[],
): CalendarBusyTimes[] {
  const busy = new Map(readings.map((reading) => [reading.calendarId, reading.busy]));
  return calendars.flatMap(({ id, name }) => {
    const times = busy.get(id);
    return times ? [{ name, busy: times }] : [];
  });
}
