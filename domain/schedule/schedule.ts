import { addHours } from 'date-fns/addHours';
import type { Place } from '#domain/places/place.ts';
import { type Appointment, conflictsOf } from './appointment.ts';
import type { Availability, Slot } from './availability.ts';
import { businessInstant, businessToday, type Zone } from './business-clock.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { addDays, datesFrom, daysBetween, weekdayOf } from './calendar-date.ts';
import { minutesOf, timeAt } from './time-of-day.ts';

/** The limits of what can be booked at an instant, computed once for all days of a range. */
interface Horizon {
  last: CalendarDate;
  /** The instant at which the notice ends, and its day. */
  earliest: Date;
  firstDay: CalendarDate;
  zone: Zone;
}

function horizonAt({ noticeHours, horizonDays }: Availability, now: Date, zone: Zone): Horizon {
  const today = businessToday(now, zone);
  const earliest = addHours(now, noticeHours);
  return {
    last: addDays(today, horizonDays),
    earliest,
    firstDay: businessToday(earliest, zone),
    zone,
  };
}

/**
 * The start times of `date`, earliest first, at which `minutes` on site end by closing time and
 * that notice, horizon and days off allow at `now`. Bookings are not considered. Notice is elapsed
 * time: 24 hours across a clock change are 24 real hours.
 */
export const openTimes = (
  date: CalendarDate,
  availability: Availability,
  now: Date,
  zone: Zone,
  minutes = availability.lengths.buyer,
): TimeOfDay[] => timesWithin(horizonAt(availability, now, zone), date, availability, minutes);

function timesWithin(
  { last, earliest, firstDay, zone }: Horizon,
  date: CalendarDate,
  availability: Availability,
  minutes: number,
): TimeOfDay[] {
  if (date > last || date < firstDay) return [];
  if (isDayOff(date, availability.daysOff)) return [];
  const starts = startsOf(weekdayOf(date), availability, minutes);
  // Times only matter on the day on which the notice ends.
  return date > firstDay
    ? starts
    : starts.filter((time) => businessInstant(date, time, zone) >= earliest);
}

/** Minutes between two starts of `half-hours`. */
const STEP = 30;

/** The starts of a weekday (0 is Sunday), earliest first, with `minutes` until closing time. */
export function startsOf(
  weekday: number,
  { startTimes, startMode, closingTimes }: Availability,
  minutes: number,
): TimeOfDay[] {
  const fixed = (startTimes[weekday] ?? []).toSorted();
  const [first] = fixed;
  const last = minutesOf(closingTimes[weekday] ?? '00:00') - minutes;
  if (startMode === 'fixed' || first === undefined) {
    return fixed.filter((time) => minutesOf(time) <= last);
  }
  const steps = Math.floor((last - minutesOf(first)) / STEP) + 1;
  return [...Array(Math.max(0, steps)).keys()].map((index) =>
    timeAt(minutesOf(first) + index * STEP),
  );
}

/** Whether `date` lies in one of the ranges, first and last days included. */
export const isDayOff = (date: CalendarDate, daysOff: Availability['daysOff']): boolean =>
  daysOff.some(({ from, to }) => from <= date && date <= to);

/** What determines, besides its start, whether an appointment fits. */
export interface RequestedAppointment {
  /** Its length on site; by default that of a buyer's inspection. */
  minutes?: number | undefined;
  /** Without it, no drive is counted. */
  place?: Place | undefined;
}

/**
 * The slots of `openTimes` at which the requested appointment does not collide with `booked`, the
 * day's appointments that are not canceled.
 */
export function freeSlots(
  date: CalendarDate,
  availability: Availability,
  booked: readonly Appointment[],
  now: Date,
  zone: Zone,
  { minutes = availability.lengths.buyer, place }: RequestedAppointment = {},
): Slot[] {
  const requested = { date, minutes, bufferMinutes: availability.bufferMinutes, place };
  return openTimes(date, availability, now, zone, minutes)
    .filter((time) => conflictsOf({ ...requested, time }, booked, availability).length === 0)
    .map((time) => ({ time }));
}

/** The days from `from` through `to` with a start time that can be booked, even if all of them are taken. */
export function bookableDays(
  { from, to }: { from: CalendarDate; to: CalendarDate },
  availability: Availability,
  now: Date,
  zone: Zone,
  minutes = availability.lengths.buyer,
): CalendarDate[] {
  const horizon = horizonAt(availability, now, zone);
  return datesFrom(from, daysBetween(from, to) + 1).filter(
    (date) => timesWithin(horizon, date, availability, minutes).length > 0,
  );
}
