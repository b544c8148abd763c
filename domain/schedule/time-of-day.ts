import type { TimeOfDay } from './calendar-date.schema.ts';

/** Minutes of the wall clock in a day. */
export const MINUTES_A_DAY = 24 * 60;

/** Minutes of the wall clock from midnight to `time`. */
export const minutesOf = (time: TimeOfDay): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of day `minutes` after midnight, which must be less than a day. */
export const timeAt = (minutes: number): TimeOfDay =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
