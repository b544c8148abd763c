import type { Booking } from '../booking.schema.ts';

/**
 * Maximum number of links to the client's page of a booking: one for each message, and those that
 * the owner makes. Beyond it the oldest one is revoked.
 */
export const MAX_LINKS = 50;

/**
 * Whether `link` was sent by mail or made by the owner, so that its holder can read the client's
 * mail. The first link of an online booking is in the answer, which anybody who fills in the form
 * gets.
 */
export const isMailedLink = (link: string, { links = [] }: Pick<Booking, 'links'>): boolean =>
  links.indexOf(link) > 0;

/** `booking` with one more link, given as the digest of its token. */
export const withLink = (booking: Booking, digest: string): Booking => ({
  ...booking,
  links: [...(booking.links ?? []), digest].slice(-MAX_LINKS),
});
