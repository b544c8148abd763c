import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { getDay } from 'date-fns/getDay';
import { lastDayOfMonth as lastDayOfMonthOf } from 'date-fns/lastDayOfMonth';
import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { words as en } from './date-forms.en.ts';

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

/** `count` days in a row, none for a negative count. */
export const datesFrom = (first: CalendarDate, count: number): CalendarDate[] =>
  [...Array(Math.max(0, count)).keys()].map((index) => addDays(first, index));

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => getDay(toUtc(date));

/** The first day of the week that contains `date`; weeks start on Sunday (0) or Monday (1). */
export const startOfWeek = (date: CalendarDate, weekStartsOn: 0 | 1 = 0): CalendarDate =>
  addDays(date, -((weekdayOf(date) + 7 - weekStartsOn) % 7));

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

export const firstDayOfMonth = (month: CalendarMonth): CalendarDate => `${month}-01`;

export const lastDayOfMonth = (month: CalendarMonth): CalendarDate =>
  fromUtc(lastDayOfMonthOf(toUtc(firstDayOfMonth(month))));

// `format` of date-fns would add its whole locale to every widget that shows a date: 5 KB gzip, a
// quarter of a widget's first load. 19 names a language are enough.
export const dateForms = catalog({ en, es: () => import('./date-forms.es.ts') });

/** Column headings, Sunday first. */
export const weekdaysIn = (locale: Locale) => dateForms.in(locale).weekdays;

export const weekdays = weekdaysIn('en');

/**
 * `long` gives 'Monday, March 8, 2027', `short` gives 'Mar 8, 2027' (spec §9, 'MMM d, yyyy'), `near` gives 'Mon, Mar 8'.
 */
export function formatDate(
  date: CalendarDate,
  style: 'long' | 'short' | 'near',
  locale: Locale = 'en',
): string {
  const utc = toUtc(date);
  const { weekdays, months, longDate, shortDate, nearDate } = dateForms.in(locale);
  const length = style === 'long' ? 'long' : 'short';
  const weekday = weekdays[utc.getDay()]?.[length] ?? '';
  const month = months[utc.getMonth()]?.[length] ?? '';
  const day = utc.getDate();
  const year = String(utc.getFullYear());
  if (style === 'near') return nearDate(weekday, day, month);
  return style === 'long' ? longDate(weekday, day, month, year) : shortDate(day, month, year);
}

/** '2027-03' gives 'March 2027'. */
export function formatMonth(month: CalendarMonth, locale: Locale = 'en'): string {
  const utc = toUtc(firstDayOfMonth(month));
  const { months, month: form } = dateForms.in(locale);
  return form(months[utc.getMonth()]?.long ?? '', String(utc.getFullYear()));
}

/** '08:00' gives '8:00 AM'. */
export function formatTime(time: TimeOfDay, locale: Locale = 'en'): string {
  const [hour, minutes] = time.split(':');
  const [morning, afternoon] = dateForms.in(locale).halves;
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? morning : afternoon}`;
}
