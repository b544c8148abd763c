import type { Locale } from '#domain/locale/locale.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays, formatDate, formatTime, weekdayOf, weekdaysIn } from './calendar-date.ts';

/** The first free start time and its day. */
export interface NextSlot {
  date: CalendarDate;
  time: TimeOfDay;
}

/** 'Mon, Dec 14': a day near enough to omit the year. */
export const formatDay = (date: CalendarDate, locale: Locale = 'en'): string =>
  formatDate(date, 'near', locale);

/** 'Mon 11:30 AM' within a week of `today`; later 'Mon, Dec 14, 11:30 AM'. */
export const formatNextSlot = (
  { date, time }: NextSlot,
  today: CalendarDate,
  locale: Locale = 'en',
): string =>
  date < addDays(today, 7)
    ? `${weekdaysIn(locale)[weekdayOf(date)]?.short} ${formatTime(time, locale)}`
    : `${formatDay(date, locale)}, ${formatTime(time, locale)}`;
