import useSWR, { useSWRConfig } from 'swr';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { AHEAD_PATH, bookingPath, daysPath } from './booking-calls.ts';

interface DayBookings {
  data: Booking[];
  readAt: Date;
}

async function readDays(path: string): Promise<DayBookings> {
  const { data } = await callApi<{ data: Booking[] }>('', path);
  return { data, readAt: new Date() };
}

const readFromApi = <T>(path: string) => callApi<T>('', path);

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

/** One booking, as it is now: whoever opens it asks for it. */
export const useBooking = (id: string) =>
  useSWR<Booking, unknown>(bookingPath(id), readFromApi<Booking>, { revalidateIfStale: true });

/** How many confirmed appointments are ahead. */
export const useBookingsAhead = () =>
  useSWR<{ total: number }, unknown>(AHEAD_PATH, readFromApi<{ total: number }>);

/** To be called with a booking that was saved: what was read before it is forgotten. */
export function useSavedBooking(): (booking: Booking) => void {
  const { mutate } = useSWRConfig();
  return (booking) => {
    void mutate(bookingPath(booking.id), booking, { revalidate: false });
    void mutate(AHEAD_PATH);
    void mutate((key) => typeof key === 'string' && key.startsWith('bookings?'), undefined);
  };
}
