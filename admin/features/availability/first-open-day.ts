import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { isBookableDay } from '#domain/schedule/schedule.ts';

/** The first day that visitors can choose; tomorrow where there is none. */
export function firstOpenDay(availability: Availability, now: Date): CalendarDate {
  const today = businessToday(now);
  for (let ahead = 0; ahead <= availability.horizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (isBookableDay(date, availability, now)) return date;
  }
  return addDays(today, 1);
}
