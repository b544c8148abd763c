import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { isBookableDay } from '#domain/schedule/schedule.ts';

/** The first bookable day; tomorrow when there is none. */
export function firstOpenDay(availability: Availability, now: Date, timeZone: Zone): CalendarDate {
  const today = businessToday(now, timeZone);
  for (let offset = 0; offset <= availability.horizonDays; offset += 1) {
    const date = addDays(today, offset);
    if (isBookableDay(date, availability, now, timeZone)) return date;
  }
  return addDays(today, 1);
}
