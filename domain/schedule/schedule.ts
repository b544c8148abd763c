import type { Availability, Slot } from './availability.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import {
  addDays,
  businessInstant,
  businessToday,
  daysBetween,
  weekdayOf,
} from './calendar-date.ts';

const HOUR = 3_600_000;

/**
 * The start times that can be booked on `date` as seen at `now`, earliest first; what is already
 * sold is not looked at. Notice is elapsed time: 24 hours across a clock change are 24 real hours.
 */
export function openTimes(date: CalendarDate, availability: Availability, now: Date): TimeOfDay[] {
  const { startTimes, noticeHours, horizonDays, daysOff } = availability;
  const today = businessToday(now);
  if (date < today || date > addDays(today, horizonDays)) return [];
  if (isDayOff(date, daysOff)) return [];

  const earliest = new Date(now.getTime() + noticeHours * HOUR);
  const firstDay = businessToday(earliest);
  const starts = startTimes[weekdayOf(date)] ?? [];
  // Only on the day that the notice ends does the clock decide; asking it for every day is slow.
  if (date < firstDay) return [];
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
export const bookableDays = (
  { from, to }: { from: CalendarDate; to: CalendarDate },
  availability: Availability,
  now: Date,
): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).filter(
    (date) => isBookableDay(date, availability, now),
  );
