import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';
import { firstDayFrom, type OpenDays } from '#domain/schedule/opening.ts';
import { isBookableDay } from '#domain/schedule/schedule.ts';

/** How many days ahead can be booked. */
export const horizonDays = defaultAvailability.horizonDays;

/** Whether a day can be chosen: by what the server has told, else by the usual availability. */
export const isOpen = (date: CalendarDate, now: Date, told: OpenDays = {}): boolean =>
  told[monthOf(date)]?.includes(date) ?? isBookableDay(date, defaultAvailability, now);

/** The first day that can be chosen at all; today when there is none. */
export const firstOpenDay = (now: Date, told?: OpenDays): CalendarDate =>
  firstDayFrom(now, horizonDays, (date) => isOpen(date, now, told));

/** Where the grid's focus starts in a month: its first day that can be chosen, else its first. */
export const startOf = (month: CalendarMonth, now: Date, told?: OpenDays): CalendarDate =>
  monthGrid(month)
    .flat()
    .find(({ date, inMonth }) => inMonth && isOpen(date, now, told))?.date ?? `${month}-01`;

export const hasOpenDay = (month: CalendarMonth, now: Date, told?: OpenDays): boolean =>
  isOpen(startOf(month, now, told), now, told);
