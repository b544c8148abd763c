import { useSearchParams } from 'wouter';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

export interface BookingsAddress {
  view: 'agenda' | 'month';
  /** The agenda's first day, or the day that is chosen in the month. */
  day: CalendarDate;
  /** What is looked for instead of days; empty for nothing. */
  search: string;
}

/** Which view of which days the address asks for; without a word of it the agenda from today on. */
export function bookingsAddress(params: URLSearchParams, today: CalendarDate): BookingsAddress {
  const day = params.get('day') ?? '';
  return {
    view: params.get('view') === 'month' ? 'month' : 'agenda',
    day: isDate(day) ? day : today,
    search: params.get('search')?.trim() ?? '',
  };
}

/** The query of an address; what goes without saying is left out. */
export function bookingsQuery({ view, day, search }: BookingsAddress, today: CalendarDate): string {
  const params = new URLSearchParams({
    ...(view === 'month' && { view }),
    ...(day !== today && { day }),
    ...(search && { search }),
  });
  return params.size > 0 ? `?${params}` : '';
}

export function useBookingsAddress(today: CalendarDate) {
  const [params, setParams] = useSearchParams();
  const address = bookingsAddress(params, today);
  const change = (part: Partial<BookingsAddress>) =>
    setParams(bookingsQuery({ ...address, ...part }, today).slice(1), { replace: true });
  return {
    ...address,
    goTo: (day: CalendarDate) => change({ day }),
    find: (search: string) => change({ search }),
  };
}

function isDate(text: string): boolean {
  try {
    return addDays(text, 0) === text;
  } catch {
    // Not a date at all: somebody has changed the address by hand.
    return false;
  }
}
