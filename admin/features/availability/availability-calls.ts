import { ApiError } from '#client/api-error.ts';
import { send } from '#client/send.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Availability } from '#domain/schedule/availability.ts';

/** `confirmed`: ids of bookings on new days off that the owner has accepted. */
export const saveAvailability = (
  availability: Availability,
  { revision, confirmed }: { revision: number | undefined; confirmed: readonly string[] },
) => send('PUT /api/availability', { json: { ...availability, revision, confirmed } });

/** The bookings on new days off in the server's refusal; undefined for any other error. */
export function conflictingBookings(error: unknown): Booking[] | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code !== 'bookings_on_days_off') return undefined;
  return (problem.bookings ?? []) as Booking[];
}
