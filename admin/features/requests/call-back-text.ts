import { businessTime, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { addDays, formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** 'today, 4:00 PM', 'tomorrow, 9:00 AM', 'Nov 27, 2026, 9:00 AM', at the business. */
export function callBackText(at: Date, now: Date, timeZone: Zone): string {
  const date = businessToday(at, timeZone);
  const today = businessToday(now, timeZone);
  const day = { [today]: 'today', [addDays(today, 1)]: 'tomorrow' }[date];
  return `${day ?? formatDate(date, 'short')}, ${formatTime(businessTime(at, timeZone))}`;
}
