import { useSearchParams } from 'wouter';
import { type BookingSort, bookingSorts } from '#domain/booking/booking-sort.ts';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

export const bookingViews = ['agenda', 'month', 'all', 'deleted'] as const;

export interface BookingsQuery {
  view: (typeof bookingViews)[number];
  /** The agenda's first day, or the selected day of the month. */
  day: CalendarDate;
  /** Shown instead of days; empty without a search. */
  search: string;
  /** The order of all bookings and of search results. */
  sort: BookingSort;
  /** Whether the agenda shows all bookings of bursts. */
  unfolded: boolean;
}

/** Reads the query of the screen's URL; the default is the agenda from today. */
export function parseBookingsQuery(params: URLSearchParams, today: CalendarDate): BookingsQuery {
  const day = calendarDateSchema.safeParse(params.get('day')).data;
  return {
    view: bookingViews.find((view) => view === params.get('view')) ?? 'agenda',
    day: day ?? today,
    search: params.get('search')?.trim() ?? '',
    sort: bookingSorts.find((sort) => sort === params.get('sort')) ?? 'created',
    unfolded: params.get('bursts') === 'shown',
  };
}

/** The query of the screen's URL, without defaults. */
export function formatBookingsQuery(query: BookingsQuery, today: CalendarDate): string {
  const { view, day, search, sort, unfolded } = query;
  const params = new URLSearchParams({
    ...(view !== 'agenda' && { view }),
    ...(day !== today && { day }),
    ...(search && { search }),
    ...(sort !== 'created' && { sort }),
    ...(unfolded && { bursts: 'shown' }),
  });
  return params.size > 0 ? `?${params}` : '';
}

export function useBookingsQuery(today: CalendarDate) {
  const [params, setParams] = useSearchParams();
  const query = parseBookingsQuery(params, today);
  const change = (part: Partial<BookingsQuery>) =>
    setParams(formatBookingsQuery({ ...query, ...part }, today).slice(1), { replace: true });
  return {
    ...query,
    /** The URL of the same screen with bursts unfolded, or folded. */
    foldHref: `/bookings${formatBookingsQuery({ ...query, unfolded: !query.unfolded }, today)}`,
    goTo: (day: CalendarDate) => change({ day }),
    find: (search: string) => change({ search }),
    sortBy: (sort: BookingSort) => change({ sort }),
  };
}
