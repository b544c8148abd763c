import { businessToday, type Zone } from './business-clock.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import { addMonths, type CalendarMonth, firstDayOfMonth, monthOf } from './calendar-date.ts';
import type { NextSlot } from './next-slot.ts';

/** The bookable days of a range, and those that bookings have filled; others are closed. */
export interface Days {
  open: readonly CalendarDate[];
  full: readonly CalendarDate[];
}

/** The known days by month; months that were not requested are missing. */
export type DaysByMonth = Readonly<Record<CalendarMonth, Days>>;

/** `days` for each of `months`; they must cover these months. */
export function daysByMonth({ open, full }: Days, months: readonly CalendarMonth[]): DaysByMonth {
  const within = (dates: readonly CalendarDate[], month: CalendarMonth) =>
    dates.filter((date) => monthOf(date) === month);
  return Object.fromEntries(
    months.map((month) => [month, { open: within(open, month), full: within(full, month) }]),
  );
}

/** The initial state of the booking calendar, rendered by the server. */
export interface Opening {
  /** The instant at which it was computed, ISO 8601. */
  now: string;
  /** The business's date at that instant. */
  today: CalendarDate;
  /** For the usual length, from the current month through the month after the first open day. */
  days: DaysByMonth;
  /** Null if every start time is taken; undefined if not computed. */
  nextSlot?: NextSlot | null;
}

/** The calendar's initial state at `now`; `days` run from this month through the horizon. */
export function openingAt(now: Date, days: Days, zone: Zone): Opening {
  const today = businessToday(now, zone);
  const last = addMonths(days.open[0] ?? today, 1);
  const months: CalendarMonth[] = [];
  for (let from = firstDayOfMonth(monthOf(today)); from <= last; from = addMonths(from, 1)) {
    months.push(monthOf(from));
  }
  return { now: now.toISOString(), today, days: daysByMonth(days, months) };
}
