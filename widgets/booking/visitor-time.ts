import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime, weekdayOf, weekdays } from '#domain/schedule/calendar-date.ts';

/**
 * A start as the visitor's clock shows it, '6:00 AM', or 'Tue 5:00 AM' when it is another day
 * there. Undefined where the clock shows Central Time anyway. `zone` is an IANA name; without it
 * the browser's own counts.
 */
export function visitorTime(
  date: CalendarDate,
  time: TimeOfDay,
  zone?: string,
): string | undefined {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of new Intl.DateTimeFormat('en-US', {
    ...(zone && { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(businessInstant(date, time))) {
    part[type] = value;
  }
  const there = {
    date: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
  };
  if (there.date !== date) {
    return `${weekdays[weekdayOf(there.date)]?.short} ${formatTime(there.time)}`;
  }
  return there.time === time ? undefined : formatTime(there.time);
}
