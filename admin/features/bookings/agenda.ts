import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, businessToday, formatDate } from '#domain/schedule/calendar-date.ts';

export interface AgendaDay {
  date: CalendarDate;
  /** 'Today', 'Tomorrow', or undefined for every other day. */
  near: string | undefined;
  /** 'Monday, March 8, 2027' */
  name: string;
  /** Earliest first. */
  bookings: Booking[];
}

export interface Agenda {
  /** Today, also what is over of it, and later; nearest day first. */
  ahead: AgendaDay[];
  /** Latest day first. */
  past: AgendaDay[];
}

/** Bookings by the day of their appointment. `today` is the business's day. */
export function agendaOf(bookings: readonly Booking[], today: CalendarDate): Agenda {
  const byDay = Map.groupBy(
    bookings.toSorted((a, b) => a.time.localeCompare(b.time)),
    ({ date }) => date,
  );
  const days = [...byDay].map(
    ([date, bookings]): AgendaDay => ({
      date,
      near: date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : undefined,
      name: formatDate(date, 'long'),
      bookings,
    }),
  );
  days.sort((a, b) => a.date.localeCompare(b.date));
  return {
    ahead: days.filter(({ date }) => date >= today),
    past: days.filter(({ date }) => date < today).reverse(),
  };
}

/**
 * Whether bookings older than `loaded` can hold an appointment that is still ahead: they can while
 * they were made within the days that can be booked ahead. `loaded` is newest first.
 */
export function mayLackAhead(
  loaded: readonly Pick<Booking, 'createdAt'>[],
  today: CalendarDate,
): boolean {
  const oldest = loaded.at(-1);
  if (!oldest) return false;
  const madeOn = businessToday(new Date(oldest.createdAt));
  return addDays(madeOn, defaultAvailability.horizonDays) >= today;
}
