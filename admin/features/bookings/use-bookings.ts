import useSWR, { useSWRConfig } from 'swr';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { bookingPath, daysPath } from './booking-calls.ts';

/** Bookings found at a time. */
const PAGE_SIZE = 20;

interface DayBookings {
  data: Booking[];
  readAt: Date;
}

async function readDays(path: string): Promise<DayBookings> {
  const { data } = await callApi<{ data: Booking[] }>('', path);
  return { data, readAt: new Date() };
}

/** Every booking of some days, first and last included; those of the days before until they come. */
export function useBookingsOf(from: CalendarDate, to: CalendarDate) {
  const read = useSWR<DayBookings, unknown>(daysPath(from, to), readDays, {
    keepPreviousData: true,
  });
  return {
    bookings: read.data?.data,
    readAt: read.data?.readAt,
    busy: read.isValidating,
    failure: read.isValidating ? undefined : read.error,
    refresh: () => void read.mutate(),
  };
}

/** Of all days, newest first by when they were made; `search` is looked for in name and e-mail. */
export const useFoundBookings = (search: string) =>
  useOwnerList<Booking>('bookings', { limit: PAGE_SIZE, search });

/** One booking, as it is now: whoever opens it asks for it. */
export const useBooking = (id: string) =>
  useSWR<Booking, unknown>(bookingPath(id), (path) => callApi<Booking>('', path), {
    revalidateIfStale: true,
  });

/** To be called with a booking that was saved: what was read before it is forgotten. */
export function useSavedBooking(): (booking: Booking) => void {
  const { mutate } = useSWRConfig();
  const figures = useDashboard();
  return (booking) => {
    void mutate(bookingPath(booking.id), booking, { revalidate: false });
    void figures.mutate();
    // Not only what is on the screen: nothing is asked for again by itself.
    void mutate((key) => typeof key === 'string' && key.startsWith('bookings?'), undefined);
  };
}
