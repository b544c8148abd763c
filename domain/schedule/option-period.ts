import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Business } from '#domain/business/business.ts';
import type { Appointment } from './appointment.ts';
import { businessInstant, type Zone } from './business-clock.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { OPTION_ENDS_AT } from './option-day.ts';

/** The instant at which an option period ends whose last day is `optionEnds`. */
export const optionDeadline = (optionEnds: CalendarDate, zone: Zone): Date =>
  businessInstant(optionEnds, OPTION_ENDS_AT, zone);

/** When the report of an appointment was promised for: elapsed hours after its end, also across a clock change. */
export const reportDue = (
  { date, time, minutes }: Pick<Appointment, 'date' | 'time' | 'minutes'>,
  { timeZone, promises }: Pick<Business, 'timeZone' | 'promises'>,
): Date => addHours(addMinutes(businessInstant(date, time, timeZone), minutes), promises.report);

/** Whether a report that is due at `due` arrives before the option period ends. */
export const isInTime = (due: Date, optionEnds: CalendarDate, zone: Zone): boolean =>
  due <= optionDeadline(optionEnds, zone);

/** How the starts of a day relate to an option period. */
export interface OptionMarks {
  best?: TimeOfDay | undefined;
  late: readonly TimeOfDay[];
}

/**
 * Marks the start times of a day, given earliest first: the first whose report is in time, and
 * those whose report is too late. A later start reports later, so the late ones are last. A time
 * that is missing in `reportBy` (ISO 8601 instants) gets no mark.
 */
export function optionMarks(
  times: readonly TimeOfDay[],
  reportBy: Readonly<Record<TimeOfDay, string>>,
  optionEnds: CalendarDate,
  zone: Zone,
): OptionMarks {
  const known = times.filter((time) => reportBy[time]);
  const inTime = (time: TimeOfDay) =>
    isInTime(new Date(reportBy[time] as string), optionEnds, zone);
  return { best: known.find(inTime), late: known.filter((time) => !inTime(time)) };
}
