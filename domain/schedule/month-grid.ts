import type { CalendarDate } from './calendar-date.schema.ts';
import {
  addDays,
  addMonths,
  type CalendarMonth,
  daysBetween,
  monthOf,
  weekdayOf,
} from './calendar-date.ts';

export interface GridDay {
  date: CalendarDate;
  /** False for the days of the neighbouring months that fill the first and last week. */
  inMonth: boolean;
}

/** The four to six weeks that hold `month`, Sunday first. */
export function monthGrid(month: CalendarMonth): GridDay[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weekCount = Math.ceil(daysBetween(start, addMonths(first, 1)) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(start, week * 7 + day);
      return { date, inMonth: monthOf(date) === month };
    }),
  );
}

/**
 * Where a key takes the focus in a date grid, by the WAI-ARIA date picker pattern: arrows, Home
 * and End within the week, PageUp and PageDown by month, with Shift by year. Undefined for every
 * other key. `key` is a `KeyboardEvent.key`.
 */
export function moveFocus(
  date: CalendarDate,
  key: string,
  { shift = false }: { shift?: boolean } = {},
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
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, -page);
    case 'PageDown':
      return addMonths(date, page);
    default:
      return undefined;
  }
}
