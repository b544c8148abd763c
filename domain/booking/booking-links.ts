import type { Booking } from './booking.schema.ts';

/**
 * Links to the client's page that a booking has at most: one for each message and those that the owner
 * makes. Beyond this the oldest one ends.
 */
export const MAX_LINKS = 20;

/** `booking` with one more link, the digest of a token. */
export const withLink = (booking: Booking, digest: string): Booking => ({
  ...booking,
  links: [...(booking.links ?? []), digest].slice(-MAX_LINKS),
});
