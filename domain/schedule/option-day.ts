import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { formatDate, weekdayOf, weekdays } from './calendar-date.ts';

// What the booking widget needs at first is apart from the rule, which comes with its later code.

/**
 * Notice within the option period is given by 5:00 PM local time of its last day (Texas Real Estate
 * Commission, One to Four Family Residential Contract, paragraph 5B).
 */
export const OPTION_ENDS_AT: TimeOfDay = '17:00';

/** The end of an option period as people say it, 'Tue, Dec 1, 5 PM'. */
export function formatOptionEnd(optionEnds: CalendarDate): string {
  const [day] = formatDate(optionEnds, 'short').split(',');
  return `${weekdays[weekdayOf(optionEnds)]?.short}, ${day}, 5 PM`;
}

/**
 * Whether the report of every start on `date` comes after the option period: it takes 24 hours, and
 * the period ends in the afternoon of `optionEnds`.
 */
export const isTooLateDay = (date: CalendarDate, optionEnds: CalendarDate): boolean =>
  date >= optionEnds;
