import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime, weekdayOf, weekdays } from '#domain/schedule/calendar-date.ts';

/**
 * A start as the visitor's clock shows it, '6:00 AM', or 'Tue 5:00 AM' when it is another day
 * there. Undefined where the clock shows Central Time anyway.
 */
export function visitorTime(date: CalendarDate, time: TimeOfDay): string | undefined {
  const start = businessInstant(date, time);
  const wall = new Date(start.getTime() - start.getTimezoneOffset() * 60_000).toISOString();
  const there = { date: wall.slice(0, 10), time: wall.slice(11, 16) };
  if (there.date !== date) {
    return `${weekdays[weekdayOf(there.date)]?.short} ${formatTime(there.time)}`;
  }
  return there.time === time ? undefined : formatTime(there.time);
}
