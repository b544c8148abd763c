import { useEffect } from 'react';
import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { mayLackAhead } from './agenda.ts';

/** The most that the API gives at once: an agenda needs all that is ahead. */
const PAGE_SIZE = 100;

/** Bookings by the moment they were made, newest first. */
export const useBookings = () => useOwnerList<Booking>('bookings', { limit: PAGE_SIZE });

/** The same, and as many pages of it as it takes to hold every appointment from `today` on. */
export function useBookingsAhead(today: CalendarDate) {
  const list = useBookings();
  const { items, hasMore, busy, failure, showMore } = list;
  const lacking = hasMore && mayLackAhead(items ?? [], today);

  useEffect(() => {
    if (lacking && !busy && !failure) showMore();
  });

  return { ...list, lacking };
}
