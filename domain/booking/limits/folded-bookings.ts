import { overlap } from '#domain/schedule/appointment.ts';
import type { Booking } from '../booking.schema.ts';
import { isActive } from '../is-active.ts';
import type { BookingBurst } from './booking-bursts.ts';

/**
 * The bookings of each burst that an agenda of `bookings` folds: all of one client; of different
 * clients only those that overlap another appointment, because the others may be honest.
 */
export function foldedBookings(
  bursts: readonly BookingBurst[],
  bookings: readonly Booking[],
): BookingBurst[] {
  const overlapsAnother = (booking: Booking) =>
    bookings.some((other) => other.id !== booking.id && isActive(other) && overlap(booking, other));
  return bursts
    .map(({ cause, bookings: made }) => {
      const ids = new Set(made.map(({ id }) => id));
      const inAgenda = bookings.filter(({ id }) => ids.has(id));
      return { cause, bookings: cause === 'time' ? inAgenda.filter(overlapsAnother) : inAgenda };
    })
    .filter(({ bookings }) => bookings.length > 0);
}
