import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';

/** A month of the business's calendar, `yyyy-MM`. */
export type CalendarMonth = string;

/** Milliseconds. */
export const DAY = 86_400_000;

// A calendar date has no zone. Its arithmetic runs in UTC, where every day has 24 hours.
const toUtc = (date: CalendarDate) => Date.parse(date);

/** The date at `time`, in milliseconds, of a clock that runs in UTC. */
export const fromUtc = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(toUtc(date) + days * DAY);

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (toUtc(to) - toUtc(from)) / DAY;

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(toUtc(date)).getUTCDay();

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1 + months;
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month, Math.min(Number(date.slice(8)), lastDay)));
}

/** Column headings, Sunday first. */
export const weekdays: readonly { short: string; long: string }[] = named(
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
);

const months = named(
  'January February March April May June July August September October November December',
);

// Not Intl: its formatters cost a slow phone a blocked moment each, and our words are English.
function named(names: string) {
  return names.split(' ').map((long) => ({ short: long.slice(0, 3), long }));
}

/** `long` gives 'Monday, March 8, 2027', `short` gives 'Mar 8, 2027'. */
export function formatDate(date: CalendarDate, style: 'long' | 'short'): string {
  const month = months[Number(date.slice(5, 7)) - 1]?.[style];
  const day = `${month} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
  return style === 'long' ? `${weekdays[weekdayOf(date)]?.long}, ${day}` : day;
}

/** '2027-03' gives 'March 2027'. */
export const formatMonth = (month: CalendarMonth): string =>
  `${months[Number(month.slice(5)) - 1]?.long} ${month.slice(0, 4)}`;

/** '08:00' gives '8:00 AM'. */
export function formatTime(time: TimeOfDay): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
