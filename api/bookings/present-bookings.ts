import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Saved } from '#api/store/versioned-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { type PricedBooking, totalCentsOf } from '#domain/jobs/shown-price.ts';
import { presentBooking } from './present-booking.ts';

/** Bookings for the owner, with their prices as they are now. */
export async function presentBookings(
  store: Store,
  bookings: readonly Booking[],
): Promise<PricedBooking[]> {
  const jobs = await store.jobs.findAll(bookings.map(({ id }) => id));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return bookings.map((booking) => ({
    ...presentBooking(booking),
    totalCents: totalCentsOf(booking, jobOf.get(booking.id)),
  }));
}

/** The same of one booking. */
export async function presentPriced(store: Store, booking: Booking): Promise<PricedBooking> {
  const [presented] = (await presentBookings(store, [booking])) as [PricedBooking];
  return presented;
}

/** The saved booking; see `savedOrProblem`. */
export async function savedBooking(store: Store, saved: Saved<Booking>): Promise<Booking> {
  const current =
    saved.outcome === 'outdated' ? await presentPriced(store, saved.current) : undefined;
  return savedOrProblem(saved, { present: () => current });
}
