import { conflictsOf, type GapRules } from '#domain/schedule/appointment.ts';
import type { Booking } from '../booking.schema.ts';
import { isStanding } from '../is-standing.ts';

/** The active `bookings` that collide with `booking` because the owner allowed it. */
export const collisionsOf = (
  booking: Booking,
  bookings: readonly Booking[],
  rules: GapRules,
): Booking[] =>
  isStanding(booking)
    ? conflictsOf(
        booking,
        bookings.filter((other) => other.id !== booking.id && isStanding(other)),
        rules,
      )
    : [];
