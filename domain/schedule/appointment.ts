import type { Place } from '#domain/places/place.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { driveMinutes } from './drive-time.ts';
import { MINUTES_A_DAY, minutesOf } from './time-of-day.ts';

/** The time that an appointment takes on its day. */
export interface Appointment {
  date: CalendarDate;
  /** Its start. */
  time: TimeOfDay;
  /** Its length on site, in minutes. */
  minutes: number;
  /** The minimum time between its end and the start of the next one, in minutes. */
  bufferMinutes: number;
  /** Undefined when its address has no known ZIP code. */
  place?: Place | undefined;
}

/** The settings that determine the time between two appointments. */
export interface GapRules {
  /** Whether the drive between appointments counts. */
  driveTime: boolean;
}

/** Minutes from midnight to the end of the visit. */
const endOf = ({ time, minutes }: Appointment): number => minutesOf(time) + minutes;

/** Minutes between `first` and the earliest start of `second`: buffer or drive, the longer. */
function gapBetween(first: Appointment, second: Appointment, { driveTime }: GapRules): number {
  if (!driveTime || !first.place || !second.place) return first.bufferMinutes;
  return Math.max(first.bufferMinutes, driveMinutes(first.place, second.place));
}

/** Whether one of the two starts during the other's time on site, ignoring gaps. */
export function overlap(a: Appointment, b: Appointment): boolean {
  if (a.date !== b.date) return false;
  const [first, second] = inOrder(a, b);
  return minutesOf(second.time) < endOf(first);
}

const inOrder = (a: Appointment, b: Appointment): [first: Appointment, second: Appointment] =>
  minutesOf(a.time) <= minutesOf(b.time) ? [a, b] : [b, a];

/**
 * Whether one of the two starts before the other has ended and its gap has passed. An appointment
 * ends on its day, so appointments on different days never collide.
 */
export function collide(a: Appointment, b: Appointment, rules: GapRules): boolean {
  if (a.date !== b.date) return false;
  const [first, second] = inOrder(a, b);
  return minutesOf(second.time) < endOf(first) + gapBetween(first, second, rules);
}

/** The appointments in `others` that collide with `appointment`, in their order. */
export const conflictsOf = <A extends Appointment>(
  appointment: Appointment,
  others: readonly A[],
  rules: GapRules,
): A[] => others.filter((other) => collide(appointment, other, rules));

/** Whether it ends by midnight. */
export const endsOnItsDay = (appointment: Appointment): boolean =>
  endOf(appointment) <= MINUTES_A_DAY;
