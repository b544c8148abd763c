import { subHours } from 'date-fns/subHours';
import type { Availability } from '#domain/schedule/availability.ts';
import { startsOf } from '#domain/schedule/schedule.ts';
import { minutesOf } from '#domain/schedule/time-of-day.ts';
import type { Booking } from '../booking.schema.ts';
import { CLIENT } from '../client/client-moves.ts';
import { AUTOMATIC } from '../client/confirmation.ts';
import { isEnteredByHand } from '../is-ahead.ts';
import type { BookingLimits } from './booking-limits.ts';

/** Hours for which an online booking counts. */
const HOURS = 24;

/** Days of work that may be booked online before the owner reviews one of them. */
const DAYS_OF_WORK = 5;

/** The minimum of `auto`: less would stop the bookings after one good advertisement. */
export const LEAST_ONLINE = 12;

/** The number of online bookings allowed at an instant, and since when they count. */
export interface OnlineLimit {
  most: number;
  /** An ISO 8601 instant. */
  since: string;
}

/** The answer of `GET /api/bookings/online`. */
export interface OnlineBookings {
  /** The number of bookings that count. */
  made: number;
  /** The limit; null without one. */
  most: number | null;
  /** `createdAt` of the newest booking that counts. */
  newest: string | null;
}

/** As many default appointments as fit into the five fullest days of a week; at least 12. */
export function automaticOnline(availability: Availability): number {
  const capacities = [0, 1, 2, 3, 4, 5, 6].map((weekday) => capacityOf(weekday, availability));
  const fullest = capacities.sort((one, other) => other - one).slice(0, DAYS_OF_WORK);
  return Math.max(
    LEAST_ONLINE,
    fullest.reduce((sum, capacity) => sum + capacity, 0),
  );
}

/** Default appointments that fit into a weekday, each at the first start after the previous one. */
function capacityOf(weekday: number, availability: Availability): number {
  const { lengths, bufferMinutes } = availability;
  let free = 0;
  let count = 0;
  for (const start of startsOf(weekday, availability, lengths.buyer).map(minutesOf)) {
    if (start < free) continue;
    count += 1;
    free = start + lengths.buyer + bufferMinutes;
  }
  return count;
}

/** The limit at `now`; undefined if the owner has turned it off. */
export function onlineLimitAt(
  { online, reviewedUntil }: Pick<BookingLimits, 'online' | 'reviewedUntil'>,
  availability: Availability,
  now: Date,
): OnlineLimit | undefined {
  if (online === 'off') return undefined;
  const dayAgo = subHours(now, HOURS).toISOString();
  return {
    most: online === 'auto' ? automaticOnline(availability) : online,
    since: reviewedUntil !== undefined && reviewedUntil > dayAgo ? reviewedUntil : dayAgo,
  };
}

/**
 * Those of `bookings` that count: made by visitors after `since`, and not yet handled by the owner. One that
 * the client canceled, or that was released unconfirmed, counts, or the same stranger could book again and again.
 */
export const countedOnline = (
  bookings: readonly Booking[],
  { since }: Pick<OnlineLimit, 'since'>,
): Booking[] =>
  bookings.filter(
    (booking) =>
      Date.parse(booking.createdAt) > Date.parse(since) &&
      !isEnteredByHand(booking) &&
      !isHandled(booking),
  );

const isHandled = ({ deletedAt, history }: Booking): boolean =>
  deletedAt !== undefined || history.some(({ by }) => by !== CLIENT && by !== AUTOMATIC);
