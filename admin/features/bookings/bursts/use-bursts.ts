import useSWR from 'swr';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { callApi } from '#client/call-api.ts';
import type { BookingBurst } from '#domain/booking/limits/booking-bursts.ts';

const fetchBursts = (path: string) => callApi<{ data: BookingBurst[] }>('', path);

/** Bookings that look like one attack; empty until they have loaded. */
export function useBursts() {
  const { data, mutate } = useSWR<{ data: BookingBurst[] }, unknown>(
    'bookings/bursts',
    fetchBursts,
    { ...refreshWhenVisible, revalidateIfStale: true },
  );
  return { bursts: data?.data ?? [], refresh: () => void mutate() };
}
