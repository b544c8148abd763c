import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type CalendarMonth, firstDayOfMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';
import { firstDayFrom, type OpenDays } from '#domain/schedule/opening.ts';
import { isBookableDay } from '#domain/schedule/schedule.ts';

/** How many days ahead can be booked. */
export const horizonDays = defaultAvailability.horizonDays;

/** Whether a day can be booked: by the server's answer for its month, else by the usual availability. */
export const isOpen = (date: CalendarDate, now: Date, serverDays: OpenDays = {}): boolean =>
  serverDays[monthOf(date)]?.includes(date) ?? isBookableDay(date, defaultAvailability, now);

/** The first day that can be booked at all; today when there is none. */
export const firstOpenDay = (now: Date, serverDays?: OpenDays): CalendarDate =>
  firstDayFrom(now, horizonDays, (date) => isOpen(date, now, serverDays));

/** The days of `month` that can be booked, earliest first. */
export const openDaysOf = (
  month: CalendarMonth,
  now: Date,
  serverDays?: OpenDays,
): readonly CalendarDate[] =>
  monthGrid(month)
    .flat()
    .filter(({ date, inMonth }) => inMonth && isOpen(date, now, serverDays))
    .map(({ date }) => date);

/** Where the focus starts in `month`: its first open day, else its first day. */
export const cursorOf = (month: CalendarMonth, now: Date, serverDays?: OpenDays): CalendarDate =>
  openDaysOf(month, now, serverDays)[0] ?? firstDayOfMonth(month);
