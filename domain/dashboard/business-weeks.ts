import { businessInstant, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, startOfWeek } from '#domain/schedule/calendar-date.ts';

/** Weeks on the dashboard, the current one included. */
const WEEKS_SHOWN = 8;

/** The Mondays of the last eight weeks, oldest first; the last one starts the week of `now`. */
export function lastWeeks(now: Date, zone: Zone): CalendarDate[] {
  const monday = startOfWeek(businessToday(now, zone), 1);
  return [...Array(WEEKS_SHOWN).keys()].map((index) =>
    addDays(monday, (index - WEEKS_SHOWN + 1) * 7),
  );
}

/** The instant at which a day starts at the business, in milliseconds since 1970. */
export const startOfBusinessDay = (date: CalendarDate, zone: Zone): number =>
  businessInstant(date, '00:00', zone).getTime();
