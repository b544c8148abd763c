import { ApiProblem } from '#api/problem/api-problem.ts';
import { presentBooking } from '#api/routes/bookings/present-booking.ts';
import type { Store } from '#api/store/store.ts';
import type { KeptAvailability } from '#domain/schedule/availability.ts';
import { bookingsOnNewDaysOff } from '#domain/schedule/bookings-on-days-off.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

/**
 * Throws a problem with the bookings on the days off of `next`, unless the owner has seen each of
 * them. They stay as they are: the owner decides what becomes of them.
 */
export async function refuseUnseenBookings(
  store: Store,
  now: Date,
  { next, confirmed }: { next: KeptAvailability; confirmed: readonly string[] },
): Promise<void> {
  const before = await store.availability();
  // A save on an old version is refused by the store, whatever it would close.
  if (before.revision !== next.revision) return;
  const today = businessToday(now);
  const ahead = await store.bookingsFrom(today);
  const affected = bookingsOnNewDaysOff(ahead, { before, next }, today);
  if (affected.every(({ id }) => confirmed.includes(id))) return;
  throw new ApiProblem('bookings_on_days_off', { bookings: affected.map(presentBooking) });
}
