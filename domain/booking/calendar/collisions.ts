import { conflictsOf, type GapRules } from '#domain/schedule/appointment.ts';
import type { Booking } from '../booking.schema.ts';
import { isActive } from '../is-active.ts';

/** The active `bookings` that collide with `booking` because the owner allowed it. */
export const collisionsOf = (
  booking: Booking,
  bookings: readonly Booking[],
  rules: GapRules,
): Booking[] =>
  isActive(booking)
    ? conflictsOf(
        booking,
        bookings.filter((other) => other.id !== booking.id && isActive(other)),
        rules,
      )
    : [];
