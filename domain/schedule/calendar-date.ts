import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { getDay } from 'date-fns/getDay';
import { lastDayOfMonth as lastDayOfMonthOf } from 'date-fns/lastDayOfMonth';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';

// Imported by file, not from 'date-fns', because Node would read all 300 files of its index at
// every start.

/** A month of the business's calendar, `yyyy-MM`. */
export type CalendarMonth = string;

/**
 * A calendar date has no zone; date-fns computes with it at midnight UTC. `UTCDateMini` from its own
 * file, because the file of `UTCDate` creates three `Intl` formatters on import.
 */
const toUtc = (date: CalendarDate) => new UTCDateMini(date);

/** The UTC date of an instant. Throws a `RangeError` for an invalid one. */
export const fromUtc = (utc: Date): CalendarDate => utc.toISOString().slice(0, 10);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(addDaysTo(toUtc(date), days));

/** The same day of another month, or that month's last day when it is shorter. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate =>
  fromUtc(addMonthsTo(toUtc(date), months));

const DAY = 24 * 60 * 60_000;

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (toUtc(to).getTime() - toUtc(from).getTime()) / DAY;

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => getDay(toUtc(date));

/** The first day of the week that contains `date`; weeks start on Sunday (0) or Monday (1). */
export const startOfWeek = (date: CalendarDate, weekStartsOn: 0 | 1 = 0): CalendarDate =>
  addDays(date, -((weekdayOf(date) + 7 - weekStartsOn) % 7));

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

export const firstDayOfMonth = (month: CalendarMonth): CalendarDate => `${month}-01`;

export const lastDayOfMonth = (month: CalendarMonth): CalendarDate =>
  fromUtc(lastDayOfMonthOf(toUtc(firstDayOfMonth(month))));

/** Column headings, Sunday first. */
export const weekdays = withShortNames('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');

const months = withShortNames(
  'January February March April May June July August September October November December',
);

// `format` of date-fns would add its whole locale to every widget that shows a date: 5 KB gzip, a
// quarter of a widget's first load. These 19 names are enough.
function withShortNames(names: string): readonly { short: string; long: string }[] {
  return names.split(' ').map((long) => ({ short: long.slice(0, 3), long }));
}

/** `long` gives 'Monday, March 8, 2027', `short` gives 'Mar 8, 2027' (spec §9, 'MMM d, yyyy'). */
export function formatDate(date: CalendarDate, style: 'long' | 'short'): string {
  const utc = toUtc(date);
  const day = `${months[utc.getMonth()]?.[style]} ${utc.getDate()}, ${utc.getFullYear()}`;
  return style === 'long' ? `${weekdays[utc.getDay()]?.long}, ${day}` : day;
}

/** '2027-03' gives 'March 2027'. */
export function formatMonth(month: CalendarMonth): string {
  const utc = toUtc(firstDayOfMonth(month));
  return `${months[utc.getMonth()]?.long} ${utc.getFullYear()}`;
}

/** '08:00' gives '8:00 AM'. */
export function formatTime(time: TimeOfDay): string {
  const [hour, minutes] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
