import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { deviceCopy } from './device-copy.ts';

/** Today and the days after it whose bookings can be read offline. */
const OFFLINE_DAYS = 14;

/** The bookings of two weeks as the server answered them. */
export interface AgendaCopy {
  /** ISO 8601. */
  readAt: string;
  from: CalendarDate;
  /** The last day. */
  to: CalendarDate;
  bookings: Booking[];
}

/** The last of the days that are kept. */
export const lastOfflineDay = (today: CalendarDate): CalendarDate =>
  addDays(today, OFFLINE_DAYS - 1);

const agendaCopy = deviceCopy<AgendaCopy>('/admin/agenda-copy', 1);

export const saveAgendaCopy = agendaCopy.save;

/** Undefined without a copy, and when all of its days are before `today`. */
export async function readAgendaCopy(today: CalendarDate): Promise<AgendaCopy | undefined> {
  const copy = await agendaCopy.read();
  return copy && copy.to >= today ? copy : undefined;
}

/** The part of a copy between two days, both included; undefined when it begins before the copy or after it. */
export function daysOfCopy(
  copy: AgendaCopy | undefined,
  from: CalendarDate,
  to: CalendarDate,
): Booking[] | undefined {
  if (!copy || from < copy.from || from > copy.to) return undefined;
  return copy.bookings.filter(({ date }) => from <= date && date <= to);
}
