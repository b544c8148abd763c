import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import {
  type CalendarFailure,
  failureAfter,
  type StaleCalendar,
  staleCalendars,
} from '#domain/calendars/calendar-failure.ts';
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
  /** Replaces the calendar's reading, with its failure; does nothing when the calendar was removed. */
  setBusyCalendarReading(reading: BusyCalendarReading): Promise<void>;
  /** One for each calendar that could not be read the last time. */
  calendarFailures(): Promise<readonly CalendarFailure[]>;
  /** The calendars that could not be read for hours. */
  staleCalendars(): Promise<StaleCalendar[]>;
  /** Does nothing if the failure is over, or the calendar is stale for another time. */
  markStaleNotified(stale: StaleCalendar, at: Date): Promise<void>;
  /** The busy times of all calendars as last read, for `closedTimesOn`. */
  calendarBusyTimes(): Promise<CalendarBusyTimes[]>;
}

const ofCalendars = ['busyCalendars', 'busyCalendarReadings', 'calendarFailures'] as const;

export function busyCalendarStore(records: RecordStore): BusyCalendarStore {
  const { busyCalendars, busyCalendarReadings, calendarFailures } = records;
  return {
    busyCalendars: {
      ...versionedList(kinds.busyCalendars, busyCalendars),
      // With what was read of it.
      remove: (version) =>
        records.together(ofCalendars, async (locked) => {
          const removed = await versionedList(kinds.busyCalendars, locked.busyCalendars).remove(
            version,
          );
          if (removed.outcome === 'saved') {
            const others = <T extends { calendarId: string }>(stored: readonly T[]) => ({
              next: stored.filter(({ calendarId }) => calendarId !== version.id),
              result: undefined,
            });
            await locked.busyCalendarReadings.change(others);
            await locked.calendarFailures.change(others);
          }
          return removed;
        }),
    },
    busyCalendarReadings: async () =>
      new Map((await busyCalendarReadings.read()).map((reading) => [reading.calendarId, reading])),
    setBusyCalendarReading: async (reading) => {
      const checked = kinds.busyCalendarReadings.check(reading);
      await records.together(ofCalendars, async (locked) => {
        const ids = new Set((await locked.busyCalendars.read()).map(({ id }) => id));
        await locked.busyCalendarReadings.change((stored) => {
          const others = stored.filter(({ calendarId }) => calendarId !== reading.calendarId);
          const next = [...others, checked].filter(({ calendarId }) => ids.has(calendarId));
          return { next, result: undefined };
        });
        await locked.calendarFailures.change((stored) => {
          const known = stored.find(({ calendarId }) => calendarId === reading.calendarId);
          const failure = failureAfter(known, checked);
          const others = stored.filter((one) => one !== known);
          const next = [...others, ...(failure ? [kinds.calendarFailures.check(failure)] : [])];
          return { next: next.filter(({ calendarId }) => ids.has(calendarId)), result: undefined };
        });
      });
    },
    calendarFailures: () => calendarFailures.read(),
    staleCalendars: async () =>
      staleCalendars(await busyCalendars.read(), await calendarFailures.read()),
    markStaleNotified: ({ calendarId, staleAt }, at) =>
      calendarFailures.change((stored) => ({
        next: stored.map((failure) =>
          failure.calendarId === calendarId && failure.staleAt === staleAt
            ? { ...failure, notifiedAt: at.toISOString() }
            : failure,
        ),
        result: undefined,
      })),
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
