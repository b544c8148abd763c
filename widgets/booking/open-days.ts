import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addDays,
  businessToday,
  type CalendarMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';
import { isBookableDay } from '#domain/schedule/schedule.ts';

/** How many days ahead can be booked. */
export const horizonDays = defaultAvailability.horizonDays;

/** The days that can be chosen, by month, where the server has told them. */
export type OpenDays = Readonly<Record<CalendarMonth, readonly CalendarDate[]>>;

/** Whether a day can be chosen: by what the server has told, else by the usual availability. */
export const isOpen = (date: CalendarDate, now: Date, told: OpenDays = {}): boolean =>
  told[monthOf(date)]?.includes(date) ?? isBookableDay(date, defaultAvailability, now);

/** The first day that can be chosen at all; today when there is none. */
export function firstOpenDay(now: Date): CalendarDate {
  const today = businessToday(now);
  for (let ahead = 0; ahead <= horizonDays; ahead++) {
    const date = addDays(today, ahead);
    if (isOpen(date, now)) return date;
  }
  return today;
}

/** Where the grid's focus starts in a month: its first day that can be chosen, else its first. */
export const startOf = (month: CalendarMonth, now: Date, told?: OpenDays): CalendarDate =>
  monthGrid(month)
    .flat()
    .find(({ date, inMonth }) => inMonth && isOpen(date, now, told))?.date ?? `${month}-01`;

export const hasOpenDay = (month: CalendarMonth, now: Date, told?: OpenDays): boolean =>
  isOpen(startOf(month, now, told), now, told);
