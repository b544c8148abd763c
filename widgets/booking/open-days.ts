import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type CalendarMonth, firstDayOfMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import type { DaysByMonth } from '#domain/schedule/opening.ts';
import { lengthKeyOf } from './booking.store.ts';
import type { BookingState } from './booking.types.ts';

/** `unknown` until the server has answered for its month; such a day cannot be chosen. */
export type DayState = 'open' | 'full' | 'closed' | 'unknown';

const NOTHING_KNOWN: DaysByMonth = {};

/** The fetched days for the current length. */
export const knownDays = (state: BookingState): DaysByMonth =>
  state.quote !== 'checking' && state.daysFor === lengthKeyOf(state) ? state.days : NOTHING_KNOWN;

/** Nothing is assumed: a day is open or full only if the server says so; past days are closed. */
export function dayState(date: CalendarDate, today: CalendarDate, days: DaysByMonth): DayState {
  if (date < today) return 'closed';
  const month = days[monthOf(date)];
  if (!month) return 'unknown';
  if (month.open.includes(date)) return 'open';
  return month.full.includes(date) ? 'full' : 'closed';
}

/** Whether the state of every day of `month` is known; a past month is closed. */
export const isKnownMonth = (
  month: CalendarMonth,
  today: CalendarDate,
  days: DaysByMonth,
): boolean => month < monthOf(today) || month in days;

/**
 * The tab stop of the displayed month: the visitor's last position, else its first open day, else
 * today or the first.
 */
export function tabStopOf(state: BookingState, today: CalendarDate): CalendarDate {
  const { cursor, month } = state;
  if (cursor) return cursor;
  const first = month === monthOf(today) ? today : firstDayOfMonth(month);
  return knownDays(state)[month]?.open.find((date) => date >= first) ?? first;
}
