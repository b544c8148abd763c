import { useBookingsByDay } from '#admin/features/bookings/use-bookings.ts';
import { lastOfflineDay } from '#admin/offline/agenda-copy.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** The bookings of the days that are kept in this browser, so that they are there without a connection too. */
export const useNextDays = (today: CalendarDate) => useBookingsByDay(today, lastOfflineDay(today));
