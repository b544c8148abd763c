import type { Place } from '#domain/places/place.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { driveMinutes } from './drive-time.ts';
import { MINUTES_A_DAY, minutesOf } from './time-of-day.ts';

/** The time that an appointment takes of its day. */
export interface Appointment {
  date: CalendarDate;
  /** Its start. */
  time: TimeOfDay;
  /** Its length on site, in minutes. */
  minutes: number;
  /** The least time between its end and the start of the next one, in minutes. */
  bufferMinutes: number;
  /** Undefined when its address has no known ZIP code. */
  place?: Place | undefined;
}

/** The settings on which the time between two appointments depends. */
export interface GapRules {
  /** Whether the drive from one to the next counts. */
  driveTime: boolean;
}

/** Minutes from midnight to the end on site. */
const endOf = ({ time, minutes }: Appointment): number => minutesOf(time) + minutes;

/** Minutes from the end of `first` to the earliest start of `second`: its buffer, or a longer drive. */
function gapBetween(first: Appointment, second: Appointment, { driveTime }: GapRules): number {
  if (!driveTime || !first.place || !second.place) return first.bufferMinutes;
  return Math.max(first.bufferMinutes, driveMinutes(first.place, second.place));
}

/** Whether one of the two starts while the other is under way on site, gaps apart. */
export function overlap(a: Appointment, b: Appointment): boolean {
  if (a.date !== b.date) return false;
  const [first, second] = inOrder(a, b);
  return minutesOf(second.time) < endOf(first);
}

const inOrder = (a: Appointment, b: Appointment): [first: Appointment, second: Appointment] =>
  minutesOf(a.time) <= minutesOf(b.time) ? [a, b] : [b, a];

/**
 * Whether one of the two starts before the other has ended and the gap after it has passed. An
 * appointment ends on its day, so those of different days never collide.
 */
export function collide(a: Appointment, b: Appointment, rules: GapRules): boolean {
  if (a.date !== b.date) return false;
  const [first, second] = inOrder(a, b);
  return minutesOf(second.time) < endOf(first) + gapBetween(first, second, rules);
}

/** Those of `others` that collide with `appointment`, in their order. */
export const conflictsOf = <A extends Appointment>(
  appointment: Appointment,
  others: readonly A[],
  rules: GapRules,
): A[] => others.filter((other) => collide(appointment, other, rules));

/** Whether it ends at midnight at the latest. */
export const endsOnItsDay = (appointment: Appointment): boolean =>
  endOf(appointment) <= MINUTES_A_DAY;
