import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, formatDate } from '#domain/schedule/calendar-date.ts';

/** Days on one page of the agenda. */
export const AGENDA_DAYS = 28;

export interface AgendaDay {
  date: CalendarDate;
  /** 'Yesterday', 'Today' or 'Tomorrow'; undefined for any other day. */
  relative: string | undefined;
  /** 'Monday, March 8, 2027' */
  name: string;
  /** Earliest first. */
  bookings: Booking[];
}

/** Groups bookings by the day of their appointment, earliest first. */
export function agendaOf(bookings: readonly Booking[], today: CalendarDate): AgendaDay[] {
  const byDay = Map.groupBy(
    bookings.toSorted((a, b) => a.time.localeCompare(b.time)),
    ({ date }) => date,
  );
  return [...byDay]
    .map(([date, bookings]) => ({ ...agendaDay(date, today), bookings }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** A day without bookings. */
export const agendaDay = (date: CalendarDate, today: CalendarDate): AgendaDay => ({
  date,
  relative: {
    [addDays(today, -1)]: 'Yesterday',
    [today]: 'Today',
    [addDays(today, 1)]: 'Tomorrow',
  }[date],
  name: formatDate(date, 'long'),
  bookings: [],
});
