import type { Business } from './business.ts';

interface Inspected {
  inspectorId?: string | undefined;
}

/**
 * The name of who inspects, for the client, if the business has several inspectors: with one it goes without saying.
 * Undefined also for a booking without an inspector, and for an inspector who is no longer listed.
 */
export const inspectorNameOf = (
  { inspectorId }: Inspected,
  { inspectors }: Pick<Business, 'inspectors'>,
): string | undefined =>
  inspectors.length > 1 ? inspectors.find(({ id }) => id === inspectorId)?.name : undefined;

/** As `inspectorNameOf`, for the owner: who is no longer listed is known by the id. */
export const inspectorForOwner = (
  booking: Inspected,
  business: Pick<Business, 'inspectors'>,
): string | undefined =>
  booking.inspectorId === undefined ||
  business.inspectors.some(({ id }) => id === booking.inspectorId)
    ? inspectorNameOf(booking, business)
    : `${booking.inspectorId} (no longer listed)`;
