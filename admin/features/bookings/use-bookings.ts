import useSWR, { useSWRConfig } from 'swr';
import { isUnreachable } from '#admin/failure-text.ts';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { requestKey } from '#admin/features/requests/request-calls.ts';
import { LEADS_A_PAGE } from '#admin/lists/leads-a-page.ts';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';
import { daysOfCopy } from '#admin/offline/agenda-copy.ts';
import { useAgendaCopy } from '#admin/offline/use-agenda-copy.ts';
import { useAnswer } from '#admin/use-answer.ts';
import { ApiError } from '#client/api-error.ts';
import { send } from '#client/send.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingSort } from '#domain/booking/booking-sort.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { jobKey } from './booking/job/job-calls.ts';
import { bookingKey, daysKey } from './booking-calls.ts';

interface DayBookings {
  data: Booking[];
  /** The path that was requested. */
  path: string;
  readAt: Date;
}

/**
 * Every booking of the days, both included; the previous result while another one loads. Until the
 * server has answered, and without a connection, this browser's copy.
 */
export function useBookingsByDay(from: CalendarDate, to: CalendarDate) {
  const path = daysKey(from, to);
  const response = useSWR<DayBookings, unknown>(
    path,
    async () => {
      const { data } = await send('GET /api/bookings', { query: { from, to } });
      return { data, path, readAt: new Date() };
    },
    { ...refreshWhenVisible, revalidateOnReconnect: true, keepPreviousData: true },
  );
  const { data, error, isValidating } = response;
  const { data: copy } = useAgendaCopy();
  const kept = data ? undefined : daysOfCopy(copy ?? undefined, from, to);
  /** Still for other days. */
  const outdated = data !== undefined && data.path !== path;
  const bookings = data?.data ?? kept;
  const isAway = isUnreachable(error);
  return {
    bookings,
    readAt: data?.readAt ?? (kept && copy ? new Date(copy.readAt) : undefined),
    /** The last day of this browser's copy, if `bookings` come from it. */
    keptUntil: kept && copy ? copy.to : undefined,
    outdated,
    busy: isValidating,
    /** The server was unreachable at the last call. */
    isAway,
    /**
     * The error of the last call, unless there are bookings to show although the server is
     * unreachable.
     */
    failure: isValidating || (isAway && bookings && !outdated) ? undefined : error,
    refresh: () => void response.mutate(),
  };
}

/** One page of the bookings of all days that `search` finds (`leadSearch`), the latest first. */
export const useBookingList = (
  query: { search: string; sort: BookingSort; deleted: boolean } | undefined,
) =>
  usePagedList(
    'GET /api/bookings',
    query && {
      limit: LEADS_A_PAGE,
      search: query.search,
      sort: query.sort === 'created' ? undefined : query.sort,
      folder: query.deleted ? 'deleted' : undefined,
    },
    useListPosition(),
  );

/** One booking, reloaded whenever it is opened; until then this browser's copy. */
export function useBooking(id: string) {
  const response = useAnswer(
    'GET /api/bookings/:id',
    { params: { id } },
    { ...refreshWhenVisible, revalidateOnReconnect: true, revalidateIfStale: true },
  );
  const { data: copy } = useAgendaCopy();
  const isAway = response.isLoading || isUnreachable(response.error);
  const kept = isAway ? copy?.bookings.find((booking) => booking.id === id) : undefined;
  const isGone = response.error instanceof ApiError && response.error.status === 404;
  return {
    data: isGone ? undefined : (response.data ?? kept),
    mutate: response.mutate,
    /** The booking does not exist, or no longer. */
    isGone,
    /**
     * The error of the last call, unless there is a booking to show although the server is
     * unreachable.
     */
    failure: response.isValidating || isGone || kept ? undefined : response.error,
  };
}

/** Returns a function that puts a saved booking into the cache and drops outdated lists. */
export function useSavedBooking(): (booking: Booking) => void {
  const { mutate } = useSWRConfig();
  const dashboard = useDashboard();
  return (booking) => {
    void mutate(bookingKey(booking.id), booking, { revalidate: false });
    // Its price is due, or not, by the booking's status.
    void mutate(jobKey(booking.id));
    void dashboard.mutate();
    // Its status changed with the booking, however recently it was loaded.
    if (booking.requestId) void mutate(requestKey(booking.requestId), undefined);
    // Including those off screen, because nothing is reloaded automatically (spec §7).
    void mutate((key) => typeof key === 'string' && /^bookings(\/days)?\?/.test(key), undefined);
  };
}
