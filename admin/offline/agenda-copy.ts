import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { deviceCopy } from './device-copy.ts';

/** Number of days, from today on, whose bookings can be read offline. */
const OFFLINE_DAYS = 14;

/** The server's answer for the bookings of two weeks. */
export interface AgendaCopy {
  /** ISO 8601. */
  readAt: string;
  from: CalendarDate;
  /** The last day. */
  to: CalendarDate;
  bookings: Booking[];
}

/** The last day that is stored. */
export const lastOfflineDay = (today: CalendarDate): CalendarDate =>
  addDays(today, OFFLINE_DAYS - 1);

const agendaCopy = deviceCopy<AgendaCopy>('/admin/agenda-copy', 1);

export const saveAgendaCopy = agendaCopy.save;

/** Undefined without a copy, or if all of its days are before `today`. */
export async function readAgendaCopy(today: CalendarDate): Promise<AgendaCopy | undefined> {
  const copy = await agendaCopy.read();
  return copy && copy.to >= today ? copy : undefined;
}

/** The part of a copy between two days, inclusive; undefined if it begins outside the copy. */
export function daysOfCopy(
  copy: AgendaCopy | undefined,
  from: CalendarDate,
  to: CalendarDate,
): Booking[] | undefined {
  if (!copy || from < copy.from || from > copy.to) return undefined;
  return copy.bookings.filter(({ date }) => from <= date && date <= to);
}
