import { addDays as addDaysTo } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { businessInstant, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

/** Maximum number of days by which a request can be put off. */
const CALL_BACK_DAYS = 90;

const AFTERNOON: TimeOfDay = '16:00';
const MORNING: TimeOfDay = '09:00';

/** A time at which the owner may want to call back. */
export interface CallBackTime {
  label: string;
  at: Date;
}

/** The suggested times at `now`, earliest first; the afternoon only if it is still to come. */
export function callBackTimes(now: Date, zone: Zone): CallBackTime[] {
  const today = businessToday(now, zone);
  return [
    { label: 'In 1 hour', at: addHours(now, 1) },
    { label: 'This afternoon', at: businessInstant(today, AFTERNOON, zone) },
    { label: 'Tomorrow morning', at: businessInstant(addDays(today, 1), MORNING, zone) },
  ]
    .filter(({ at }) => at > now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Why a request cannot be put off from `now` until `at`; undefined when it can. */
export function callBackIssue(at: Date, now: Date): string | undefined {
  if (at <= now) return 'Please choose a time in the future';
  if (at > addDaysTo(now, CALL_BACK_DAYS)) {
    return `Please choose a time within ${CALL_BACK_DAYS} days`;
  }
  return undefined;
}
