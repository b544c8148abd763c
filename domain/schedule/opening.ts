import type { Availability } from './availability.ts';
import { businessToday } from './business-clock.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import {
  addDays,
  addMonths,
  type CalendarMonth,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
} from './calendar-date.ts';
import type { NextSlot } from './next-slot.ts';
import { bookableDays, isBookableDay } from './schedule.ts';

/** Bookable days by month; a month that has not been loaded is missing. */
export type OpenDays = Readonly<Record<CalendarMonth, readonly CalendarDate[]>>;

/** The initial state of the booking calendar, rendered by the server. */
export interface Opening {
  /** The instant at which it was computed, ISO 8601. */
  now: string;
  /** From the current month through the month after the first bookable day. */
  openDays: OpenDays;
  /** Null when every start time is taken; undefined when nobody has looked. */
  nextSlot?: NextSlot | null;
}

/** The first day from today through `horizonDays` ahead that `isOpen` accepts; else today. */
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

/** The calendar's initial state at `now`. */
export function openingAt(availability: Availability, now: Date): Opening {
  const isOpen = (date: CalendarDate) => isBookableDay(date, availability, now);
  const last = addMonths(firstDayFrom(now, availability.horizonDays, isOpen), 1);
  const openDays: Record<CalendarMonth, CalendarDate[]> = {};
  let from = firstDayOfMonth(monthOf(businessToday(now)));
  for (; from <= last; from = addMonths(from, 1)) {
    const month = monthOf(from);
    openDays[month] = bookableDays({ from, to: lastDayOfMonth(month) }, availability, now);
  }
  return { now: now.toISOString(), openDays };
}
