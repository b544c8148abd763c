import { useBookingsByDay } from '#admin/features/bookings/use-bookings.ts';
import { lastOfflineDay } from '#admin/offline/agenda-copy.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** The bookings of the days that this browser stores, so that they are available offline. */
export const useNextDays = (today: CalendarDate) => useBookingsByDay(today, lastOfflineDay(today));
