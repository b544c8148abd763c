import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Once, Store } from '#api/store/store.ts';
import type { Booking, BookingPayload } from '#domain/booking/booking.schema.ts';
import { freeSlots, openTimes } from '#domain/schedule/schedule.ts';
import { newBooking } from './new-booking.ts';

/** Sells the time that `payload` asks for at `now`, or throws a problem that names what is free. */
export async function bookSlot(
  store: Store,
  now: Date,
  payload: BookingPayload,
  once: Once | undefined,
): Promise<Booking> {
  const { date, time } = payload;
  const availability = await store.availability();
  const isOpen = openTimes(date, availability, now).includes(time);
  const taken = await store.takenTimes(date);
  const refuse = (code: 'slot_unavailable' | 'slot_taken', takenTimes = taken) => {
    const slots = freeSlots(date, availability, takenTimes, now);
    return new ApiProblem(code, { detail: 'Please choose another time.', slots });
  };

  // A time that is sold may be sold to this very request, sent again after its notice has begun.
  const mayBeRepeat = once !== undefined && taken.includes(time);
  if (!isOpen && !mayBeRepeat) throw refuse('slot_unavailable');

  const reservation = await store.reserveSlot(newBooking(payload, now), once);
  if (reservation.outcome === 'reserved') return reservation.booking;
  throw refuse(isOpen ? 'slot_taken' : 'slot_unavailable', reservation.takenTimes);
}
