import type { Availability } from './availability.ts';
import { businessToday } from './business-clock.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import { addDays, addMonths, type CalendarMonth, monthOf } from './calendar-date.ts';
import { bookableDays, isBookableDay } from './schedule.ts';

/** The days that can be chosen, by month, as far as they are known. */
export type OpenDays = Readonly<Record<CalendarMonth, readonly CalendarDate[]>>;

/** What a calendar is drawn with at first. */
export interface Opening {
  /** The moment that it holds for, as an ISO timestamp. */
  now: string;
  /** Of this month through the one after the first day that can be chosen. */
  openDays: OpenDays;
}

/** The first day that `isOpen` from today through `horizonDays` ahead; today when there is none. */
export function firstDayFrom(
  now: Date,
  horizonDays: number,
  isOpen: (date: CalendarDate) => boolean,
): CalendarDate {
  const today = businessToday(now);
  for (let ahead = 0; ahead <= horizonDays; ahead++) {
    const date = addDays(today, ahead);
    if (isOpen(date)) return date;
  }
  return today;
}

/** What a calendar shows first to a visitor who comes at `now`. */
export function openingAt(availability: Availability, now: Date): Opening {
  const isOpen = (date: CalendarDate) => isBookableDay(date, availability, now);
  const last = addMonths(firstDayFrom(now, availability.horizonDays, isOpen), 1);
  const openDays: Record<CalendarMonth, CalendarDate[]> = {};
  for (let from = firstOf(businessToday(now)); from <= last; from = addMonths(from, 1)) {
    openDays[monthOf(from)] = bookableDays({ from, to: lastDayOf(from) }, availability, now);
  }
  return { now: now.toISOString(), openDays };
}

const firstOf = (date: CalendarDate): CalendarDate => `${monthOf(date)}-01`;

const lastDayOf = (first: CalendarDate): CalendarDate => addDays(addMonths(first, 1), -1);
