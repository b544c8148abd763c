import { addHours } from 'date-fns/addHours';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** Hours for which a message is tried again; later it would confuse more than it tells. */
export const DELIVERY_HOURS = 72;

/** A message that is due at `due` expires then, or at the start of its appointment if that is earlier. */
export function expiryOf(due: Date, start?: Date): Date {
  const end = addHours(due, DELIVERY_HOURS);
  return start && start < end ? start : end;
}

/** Milliseconds before the second attempt, the third and so on; the last one repeats. */
const PAUSES = [
  millisecondsInMinute,
  5 * millisecondsInMinute,
  15 * millisecondsInMinute,
  millisecondsInHour,
  3 * millisecondsInHour,
  6 * millisecondsInHour,
] as const;

/** The part of a pause by which chance makes it longer at most. */
const JITTER = 0.2;

/** When to try again after `attempts` failed ones, the last at `now`. `jitter`: chance, from 0 to 1. */
export function nextAttemptAt(attempts: number, now: Date, jitter = 0): Date {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? PAUSES[0];
  return new Date(now.getTime() + pause * (1 + JITTER * jitter));
}
