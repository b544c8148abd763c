import type { CalendarDate } from './calendar-date.schema.ts';
import {
  addDays,
  addMonths,
  type CalendarMonth,
  datesFrom,
  daysBetween,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
  startOfWeek,
} from './calendar-date.ts';

export interface GridDay {
  date: CalendarDate;
  /** False for the days of the adjacent months that fill the first and last week. */
  inMonth: boolean;
}

/** The four to six weeks that contain `month`, Sunday first. */
export function monthGrid(month: CalendarMonth): GridDay[][] {
  const start = startOfWeek(firstDayOfMonth(month));
  const weekCount = Math.ceil((daysBetween(start, lastDayOfMonth(month)) + 1) / 7);
  return [...Array(weekCount).keys()].map((week) =>
    datesFrom(addDays(start, week * 7), 7).map((date) => ({
      date,
      inMonth: monthOf(date) === month,
    })),
  );
}

/**
 * The weeks of `month` without past weeks of the current month. Weeks from that of `cursor` on are
 * kept, so that the focused day is always shown.
 */
export function weeksFrom(
  today: CalendarDate,
  month: CalendarMonth,
  cursor: CalendarDate,
): GridDay[][] {
  const weeks = monthGrid(month);
  if (month !== monthOf(today)) return weeks;
  const first = startOfWeek(cursor < today ? cursor : today);
  return weeks.filter(([sunday]) => sunday && sunday.date >= first);
}

/**
 * The date that gets the focus when `key` (a `KeyboardEvent.key`) is pressed on `date`, following
 * the WAI-ARIA date picker pattern: arrows, Home and End within the week, PageUp and PageDown by
 * month, with Shift by year. Undefined for other keys.
 */
export function moveFocus(
  date: CalendarDate,
  key: string,
  { shift }: { shift: boolean },
): CalendarDate | undefined {
  const page = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date);
    case 'End':
      return addDays(startOfWeek(date), 6);
    case 'PageUp':
      return addMonths(date, -page);
    case 'PageDown':
      return addMonths(date, page);
    default:
      return undefined;
  }
}
