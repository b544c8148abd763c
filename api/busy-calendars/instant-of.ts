import { millisecondsInSecond } from 'date-fns/constants';
import ICAL from 'ical.js';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';

/** The instant of a time; one without a zone is in the zone of the business. */
export function instantOf(time: ICAL.Time, business: Zone): Date {
  const { zone } = time;
  if (time.isDate || zone === ICAL.Timezone.localTimezone || !zone) {
    const instant = businessInstant(dateOf(time), time.isDate ? '00:00' : clockOf(time), business);
    return new Date(instant.getTime() + time.second * millisecondsInSecond);
  }
  // At a change of the clock ical.js takes the new offset an hour early. The old one applies to a
  // skipped hour, and to a repeated one when it is first (RFC 5545 §3.3.5).
  const anHourEarlier = time.clone();
  anHourEarlier.adjust(0, -1, 0, 0);
  const offset = zone.utcOffset(anHourEarlier);
  const { year, month, day, hour, minute, second } = time;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second - offset));
}

export const dateOf = ({ year, month, day }: ICAL.Time): CalendarDate =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

const clockOf = ({ hour, minute }: ICAL.Time): TimeOfDay =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');
