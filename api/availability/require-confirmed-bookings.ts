import { presentBooking } from '#api/bookings/present-booking.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { StoredAvailability } from '#domain/schedule/availability.ts';
import { bookingsOnNewDaysOff } from '#domain/schedule/bookings-on-days-off.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/**
 * Throws `bookings_on_days_off` with the bookings on new days off, unless the owner has confirmed
 * each of them by its id. The bookings themselves do not change.
 */
export async function requireConfirmedBookings(
  store: Store,
  today: CalendarDate,
  { next, confirmed }: { next: StoredAvailability; confirmed: readonly string[] },
): Promise<void> {
  const before = await store.availability.read();
  // The store refuses a save of an older version.
  if (before.revision !== next.revision) return;
  const future = await store.bookingsFrom(today);
  const affected = bookingsOnNewDaysOff(future, { before, next }, today);
  if (affected.every(({ id }) => confirmed.includes(id))) return;
  throw new ApiProblem('bookings_on_days_off', { bookings: affected.map(presentBooking) });
}
