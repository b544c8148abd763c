import { addHours } from 'date-fns/addHours';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** Hours during which a message is retried. After that it would confuse rather than inform. */
export const DELIVERY_HOURS = 72;

/** When a message due at `due` expires: after these hours, or when its appointment starts. */
export function expiryOf(due: Date, start?: Date): Date {
  const end = addHours(due, DELIVERY_HOURS);
  return start && start < end ? start : end;
}

/** Milliseconds before the second attempt, the third and so on; the last value repeats. */
const PAUSES = [
  millisecondsInMinute,
  5 * millisecondsInMinute,
  15 * millisecondsInMinute,
  millisecondsInHour,
  3 * millisecondsInHour,
  6 * millisecondsInHour,
] as const;

/** The maximum part of a pause that is added at random. */
const JITTER = 0.2;

/** When to try again after `attempts` failures, the last at `now`; `jitter` is random, 0 to 1. */
export function nextAttemptAt(attempts: number, now: Date, jitter = 0): Date {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? PAUSES[0];
  return new Date(now.getTime() + pause * (1 + JITTER * jitter));
}
