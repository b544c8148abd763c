import { newBooking } from '#api/booking/new-booking.ts';
import { sellSlot } from '#api/booking/sell-slot.ts';
import type { Once, Store } from '#api/store/store.ts';
import type { Booking, BookingPayload } from '#domain/booking/booking.schema.ts';

/** Sells the time that `payload` asks for at `now`, or throws a problem that names what is free. */
export async function bookSlot(
  store: Store,
  now: Date,
  { website: _honeypot, ...payload }: BookingPayload,
  once: Once | undefined,
): Promise<Booking> {
  const availability = await store.availability();
  return sellSlot(store, newBooking(payload, now), { now, once, availability });
}
