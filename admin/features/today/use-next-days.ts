import { useBookingsByDay } from '#admin/features/bookings/use-bookings.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

/** Days that the screen looks ahead for the next appointment, today included. */
const DAYS_AHEAD = 14;

/** The bookings of the next two weeks. */
export const useNextDays = (today: CalendarDate) =>
  useBookingsByDay(today, addDays(today, DAYS_AHEAD - 1));
