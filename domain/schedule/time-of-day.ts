import type { TimeOfDay } from './calendar-date.schema.ts';

/** Minutes in a day by the clock on the wall. */
export const MINUTES_A_DAY = 24 * 60;

/** Minutes from midnight to `time` by the clock on the wall. */
export const minutesOf = (time: TimeOfDay): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of day `minutes` after midnight, which must be less than a day. */
export const timeAt = (minutes: number): TimeOfDay =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
