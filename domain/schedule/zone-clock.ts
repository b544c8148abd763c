import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { millisecondsInHour } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { fromUtc } from './calendar-date.ts';

/** The `sunday`-th Sunday of `month` (1 to 12) at `hour` of the clock that is about to change. */
interface ClockChange {
  month: number;
  sunday: number;
  hour: number;
}

/** The clock of a zone. Offsets are in hours from UTC. */
export interface ZoneRule {
  standardOffset: number;
  /** Omitted where clocks never change. It must start and end within one year, not at New Year. */
  daylight?: { offset: number; starts: ClockChange; ends: ClockChange };
}

export interface ZoneClock {
  /** The date at `instant`, independent of the runtime's zone. */
  dateAt: (instant: Date) => CalendarDate;
  /** The time of day at `instant`. */
  timeAt: (instant: Date) => TimeOfDay;
  /**
   * The instant at which the clock shows `time` on `date`. When clocks go back, the first
   * occurrence of a repeated time counts; when they go forward, a skipped time counts as that much
   * later (02:30 is 03:30 daylight time). `Temporal` calls this "compatible".
   */
  instantOf: (date: CalendarDate, time: TimeOfDay) => Date;
}

/** A clock from its rule. Not `Intl`: its first formatter blocks a slow phone (decision 0019). */
export function createZoneClock({ standardOffset, daylight }: ZoneRule): ZoneClock {
  /** Hours from UTC at `instant`, in milliseconds since 1970. */
  function offsetAt(instant: number): number {
    if (!daylight) return standardOffset;
    // The UTC year will do, because no clock changes around New Year.
    const year = new UTCDateMini(instant).getFullYear();
    const starts = wallTimeOf(year, daylight.starts) - standardOffset * millisecondsInHour;
    const ends = wallTimeOf(year, daylight.ends) - daylight.offset * millisecondsInHour;
    return starts <= instant && instant < ends ? daylight.offset : standardOffset;
  }

  /** What the clock shows at `instant`, as a UTC date. */
  const wallTimeAt = (instant: Date) => addHours(instant, offsetAt(instant.getTime()));

  return {
    dateAt: (instant) => fromUtc(wallTimeAt(instant)),
    timeAt: (instant) => lightFormat(new UTCDateMini(wallTimeAt(instant)), 'HH:mm'),
    instantOf(date, time) {
      const wall = Date.parse(`${date}T${time}Z`);
      const [asStandard, asDaylight] = [standardOffset, daylight?.offset ?? standardOffset].map(
        (offset) => wall - offset * millisecondsInHour,
      ) as [number, number];
      // Daylight time is ahead, so `asDaylight` is the first occurrence of a repeated time. A
      // skipped time belongs to neither offset and counts as standard time.
      return new Date(offsetAt(asDaylight) === daylight?.offset ? asDaylight : asStandard);
    },
  };
}

/** The wall time of a change in `year`, read as UTC, in milliseconds since 1970. */
function wallTimeOf(year: number, { month, sunday, hour }: ClockChange): number {
  const first = new UTCDateMini(year, month - 1, 1, hour);
  const daysToSunday = (7 - first.getDay()) % 7;
  return addDays(first, daysToSunday + (sunday - 1) * 7).getTime();
}
