import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { confirmationDue, isKnownClient } from '#domain/booking/client/confirmation.ts';
import { isAgent } from '#domain/booking/limits/booking-limits.ts';

/**
 * The deadline for the client of an online booking to confirm by email; undefined for known
 * clients, and if the owner does not require it or the mail cannot be sent.
 */
export async function requestedConfirmation(
  booking: Booking,
  now: Date,
  { store, mail, business }: Pick<RouteDependencies, 'store' | 'mail' | 'business'>,
): Promise<string | undefined> {
  const limits = await store.bookingLimits.read();
  if (!limits.confirmNew || !mail || isAgent(booking.email, limits)) return undefined;
  const { off } = await store.messageSettings.read();
  if (off.includes('confirm_booking')) return undefined;
  const isKnown = isKnownClient(booking.email, await store.bookingsOfMailbox(booking.email));
  return isKnown ? undefined : confirmationDue(booking, now, business.current().timeZone);
}
