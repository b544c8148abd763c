import { standardTime } from '#domain/business/time-zone.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { DAY, fromUtc } from './calendar-date.ts';

/** Milliseconds. */
const HOUR = 3_600_000;

/**
 * What the clock on the business's wall shows at `instant`, read as if it were UTC.
 *
 * Daylight time is an hour ahead of standard time, from 02:00 on the second Sunday of March to 02:00
 * on the first one of November (15 U.S.C. 260a, as it stands since 2007). Not Intl: its first
 * formatter blocks a slow phone for as long as the whole calendar takes to draw.
 */
function wallTime(instant: number): number {
  const standard = instant + standardTime * HOUR;
  const year = new Date(standard).getUTCFullYear();
  const begins = sundayBy(Date.UTC(year, 2, 14)) + 2 * HOUR;
  // 02:00 of daylight time.
  const ends = sundayBy(Date.UTC(year, 10, 7)) + HOUR;
  return standard >= begins && standard < ends ? standard + HOUR : standard;
}

/** `day`, or the last Sunday before it. */
const sundayBy = (day: number) => day - new Date(day).getUTCDay() * DAY;

/** The day it is at the business, whatever the runtime's own zone. */
export const businessToday = (now: Date): CalendarDate => fromUtc(wallTime(now.getTime()));

/**
 * The instant at which the business's clock shows `time` on `date`. When clocks go back the time
 * comes twice, and the first one counts; when they go forward a skipped time counts as that much
 * later (02:30 is 03:30 daylight time). This is what `Temporal` calls "compatible".
 */
export function businessInstant(date: CalendarDate, time: TimeOfDay): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const withOffsetAt = (near: number) => wall - (wallTime(near) - near);
  const before = withOffsetAt(wall - DAY);
  const after = withOffsetAt(wall + DAY);
  return new Date(wallTime(before) !== wall && wallTime(after) === wall ? after : before);
}
