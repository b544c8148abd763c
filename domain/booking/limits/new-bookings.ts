import * as z from 'zod/mini';
import type { Zone } from '#domain/schedule/business-clock.ts';
import type { Booking } from '../booking.schema.ts';
import { isAhead, isEnteredByHand } from '../is-ahead.ts';

/**
 * Whether the bell counts a booking: a visitor made it after those that the owner has seen, and it
 * is still to come. `seenAt` is an ISO 8601 instant, undefined if the owner has seen none.
 */
export const isNewBooking = (
  booking: Booking,
  {
    seenAt,
    now,
    zone,
    today,
  }: { seenAt: string | undefined; now: Date; zone: Zone; today?: string },
): boolean =>
  isAhead(booking, now, zone, today) &&
  !isEnteredByHand(booking) &&
  (seenAt === undefined || Date.parse(booking.createdAt) > Date.parse(seenAt));

/** The body of `PUT /api/bookings/seen` and of `PUT /api/bookings/online/reviewed`. */
export const bookingsSeenSchema = z.object({
  /** `createdAt` of the newest booking that the owner has seen. */
  until: z.iso.datetime('Say until when, as an instant'),
});
