import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingBurst } from '#domain/booking/booking-bursts.ts';
import { foldedBookings } from '#domain/booking/folded-bookings.ts';
import type { BookingsQuery } from './bookings-query.ts';

export interface Folds {
  /** What the agenda folds of each burst, or would fold. */
  bursts: readonly BookingBurst[];
  isUnfolded: boolean;
  /** Shows it, or folds it again. */
  href: string;
}

interface FoldsInput {
  bookings: readonly Booking[] | undefined;
  bursts: readonly BookingBurst[];
  query: Pick<BookingsQuery, 'view' | 'unfolded'> & { foldHref: string };
}

/** The bookings that the days show, and what they fold. The month shows that all those times are taken. */
export function foldDays({ bookings, bursts, query }: FoldsInput) {
  const isUnfolded = query.unfolded || query.view === 'month';
  const folds: Folds = {
    bursts: foldedBookings(bursts, bookings ?? []),
    isUnfolded,
    href: query.foldHref,
  };
  const folded = new Set(
    isUnfolded ? [] : folds.bursts.flatMap(({ bookings }) => bookings.map(({ id }) => id)),
  );
  return { folds, shown: bookings?.filter(({ id }) => !folded.has(id)) };
}
