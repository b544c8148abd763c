import type { Business } from '#domain/business/business.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime, weekdayOf, weekdaysIn } from '#domain/schedule/calendar-date.ts';

/**
 * A start by the visitor's clock, '6:00 AM', or 'Tue 5:00 AM' if it is another day there. Undefined
 * if that clock shows the same.
 */
export function visitorTime(
  date: CalendarDate,
  time: TimeOfDay,
  { timeZone, locale }: Pick<Business, 'timeZone' | 'locale'>,
): string | undefined {
  const start = businessInstant(date, time, timeZone);
  const wall = new Date(start.getTime() - start.getTimezoneOffset() * 60_000).toISOString();
  const there = { date: wall.slice(0, 10), time: wall.slice(11, 16) };
  if (there.date !== date) {
    const weekday = weekdaysIn(locale)[weekdayOf(there.date)]?.short;
    return `${weekday} ${formatTime(there.time, locale)}`;
  }
  return there.time === time ? undefined : formatTime(there.time, locale);
}
