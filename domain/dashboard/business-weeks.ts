import { businessInstant, businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, weekdayOf } from '#domain/schedule/calendar-date.ts';

/** Weeks that the dashboard looks back on, this one among them. */
export const WEEKS_SHOWN = 8;

const DAYS = 7;

/** Mondays of the business's calendar, the oldest first; the last one begins the week of `now`. */
export function lastWeeks(now: Date): CalendarDate[] {
  const today = businessToday(now);
  const sinceMonday = (weekdayOf(today) + DAYS - 1) % DAYS;
  const monday = addDays(today, -sinceMonday);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) =>
    addDays(monday, (index - WEEKS_SHOWN + 1) * DAYS),
  );
}

/** Milliseconds since 1970 at which a day of the business begins. */
export const beginOf = (date: CalendarDate): number => businessInstant(date, '00:00').getTime();
