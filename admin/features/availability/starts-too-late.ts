import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { minutesOf } from '#domain/schedule/time-of-day.ts';

/** The starts at which `minutes` on site would end after `closing`; they are not offered. */
export const startsTooLate = (
  starts: readonly TimeOfDay[],
  { closing, minutes }: { closing: TimeOfDay; minutes: number },
): TimeOfDay[] => starts.filter((start) => minutesOf(start) + minutes > minutesOf(closing));
