import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays, formatDate, formatTime, weekdayOf, weekdays } from './calendar-date.ts';

/** The first free start time and its day. */
export interface NextSlot {
  date: CalendarDate;
  time: TimeOfDay;
}

const shortWeekday = (date: CalendarDate) => weekdays[weekdayOf(date)]?.short;

/** 'Mon, Dec 14': a day near enough to omit the year. */
export const formatDay = (date: CalendarDate): string =>
  `${shortWeekday(date)}, ${formatDate(date, 'short').slice(0, -', 2026'.length)}`;

/** 'Mon 11:30 AM' within a week of `today`; later 'Mon, Dec 14, 11:30 AM'. */
export const formatNextSlot = ({ date, time }: NextSlot, today: CalendarDate): string =>
  date < addDays(today, 7)
    ? `${shortWeekday(date)} ${formatTime(time)}`
    : `${formatDay(date)}, ${formatTime(time)}`;
