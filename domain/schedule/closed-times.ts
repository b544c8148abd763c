import type { GapRules } from './appointment.ts';
import type { Availability } from './availability.ts';
import { type BusySources, type BusyTime, busyTimesOn } from './busy-time.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import { isDayOff } from './schedule.ts';
import { MINUTES_A_DAY } from './time-of-day.ts';

/** What closes times besides bookings. */
export interface ClosedSources extends BusySources, Pick<Availability, 'daysOff'> {}

/** What determines whether an appointment may take its time, besides other appointments. */
export interface TimeRules extends GapRules, ClosedSources {}

/** The busy times of `date`; a day off is busy all day. */
export const closedTimesOn = (
  date: CalendarDate,
  { daysOff, ...sources }: ClosedSources,
): BusyTime[] => [
  ...(isDayOff(date, daysOff) ? [dayOff(date)] : []),
  ...busyTimesOn(date, sources),
];

const dayOff = (date: CalendarDate): BusyTime => ({
  date,
  time: '00:00',
  minutes: MINUTES_A_DAY,
  bufferMinutes: 0,
  label: 'Day off',
});
