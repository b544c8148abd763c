import type { Availability, Slot } from './availability.ts';
import { businessInstant, businessToday } from './business-clock.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays, daysBetween, weekdayOf } from './calendar-date.ts';

const HOUR = 3_600_000;

/** What can be booked at one moment: asking the clock for every day of a range would be slow. */
interface Horizon {
  today: CalendarDate;
  last: CalendarDate;
  /** Where the notice ends. */
  earliest: Date;
  firstDay: CalendarDate;
}

function horizonAt({ noticeHours, horizonDays }: Availability, now: Date): Horizon {
  const today = businessToday(now);
  const earliest = new Date(now.getTime() + noticeHours * HOUR);
  return {
    today,
    last: addDays(today, horizonDays),
    earliest,
    firstDay: businessToday(earliest),
  };
}

/**
 * The start times that can be booked on `date` as seen at `now`, earliest first; what is already
 * sold is not looked at. Notice is elapsed time: 24 hours across a clock change are 24 real hours.
 */
export const openTimes = (date: CalendarDate, availability: Availability, now: Date): TimeOfDay[] =>
  timesWithin(horizonAt(availability, now), date, availability);

function timesWithin(
  { today, last, earliest, firstDay }: Horizon,
  date: CalendarDate,
  { startTimes, daysOff }: Availability,
): TimeOfDay[] {
  if (date < today || date > last || date < firstDay) return [];
  if (isDayOff(date, daysOff)) return [];
  const starts = startTimes[weekdayOf(date)] ?? [];
  // Only on the day that the notice ends does the clock decide.
  return (
    date > firstDay ? [...starts] : starts.filter((time) => businessInstant(date, time) >= earliest)
  ).sort();
}

/** First and last days of a range included. */
export const isDayOff = (date: CalendarDate, daysOff: Availability['daysOff']): boolean =>
  daysOff.some(({ from, to }) => from <= date && date <= to);

/** What is left of `openTimes` once the times in `taken` are sold. */
export function freeSlots(
  date: CalendarDate,
  availability: Availability,
  taken: readonly TimeOfDay[],
  now: Date,
): Slot[] {
  return openTimes(date, availability, now)
    .filter((time) => !taken.includes(time))
    .map((time) => ({ time }));
}

/** Whether a day can be chosen at all: true though all of its times may be sold. */
export const isBookableDay = (date: CalendarDate, availability: Availability, now: Date): boolean =>
  openTimes(date, availability, now).length > 0;

/** The days that can be chosen, from the first through the last; see `isBookableDay`. */
export function bookableDays(
  { from, to }: { from: CalendarDate; to: CalendarDate },
  availability: Availability,
  now: Date,
): CalendarDate[] {
  const horizon = horizonAt(availability, now);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    addDays(from, index),
  ).filter((date) => timesWithin(horizon, date, availability).length > 0);
}
