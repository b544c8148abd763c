import type { CalendarDate } from '../calendar-date.schema.ts';
import { addDays, weekdayOf } from '../calendar-date.ts';
import { holidaysFrom } from '../holidays.ts';
import { isDayOff } from '../schedule.ts';

/** Whether a new installation with sample content is open on `date`. */
export const isWorkday = (date: CalendarDate): boolean =>
  ![0, 6].includes(weekdayOf(date)) &&
  // A holiday may have started the day before.
  !isDayOff(date, holidaysFrom(addDays(date, -7)));

/** `date`, or the first workday after it. */
export const workdayFrom = (date: CalendarDate): CalendarDate =>
  isWorkday(date) ? date : workdayFrom(addDays(date, 1));
