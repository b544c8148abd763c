import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingBurst } from '#domain/booking/limits/booking-bursts.ts';
import { foldedBookings } from '#domain/booking/limits/folded-bookings.ts';
import type { BookingsQuery } from '../list/bookings-query.ts';

export interface Folds {
  /** The bursts that the agenda folds, or could fold. */
  bursts: readonly BookingBurst[];
  isUnfolded: boolean;
  /** The URL that unfolds them, or folds them again. */
  href: string;
}

interface FoldsInput {
  bookings: readonly Booking[] | undefined;
  bursts: readonly BookingBurst[];
  query: Pick<BookingsQuery, 'view' | 'unfolded'> & { foldHref: string };
}

/** The bookings of each day, and the folded ones. The month shows all their times as taken. */
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
