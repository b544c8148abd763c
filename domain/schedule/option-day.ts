import type { Business } from '#domain/business/business.ts';
import type { Words } from '#domain/business/words.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays, formatDate } from './calendar-date.ts';

// The part of the rule that the booking widget needs initially; option-period.ts loads later.

/**
 * Notice within the option period is due by 5:00 PM local time on its last day (Texas Real Estate
 * Commission, One to Four Family Residential Contract, paragraph 5B). Where a state sets no time, the marks keep to it.
 */
export const OPTION_ENDS_AT: TimeOfDay = '17:00';

/** The end of an option period for display: 'Tue, Dec 1, 5 PM', without the time where the law sets none. */
export const formatOptionEnd = (
  optionEnds: CalendarDate,
  { deadlineTime }: Pick<Words, 'deadlineTime'>,
  locale: Locale = 'en',
): string => [formatDate(optionEnds, 'near', locale), deadlineTime].filter(Boolean).join(', ');

/** Whether the reports of all starts on `date` come after the last day of the option period. */
export const isTooLateDay = (
  date: CalendarDate,
  optionEnds: CalendarDate,
  { report }: Business['promises'],
): boolean => addDays(date, Math.floor(report / 24)) > optionEnds;
