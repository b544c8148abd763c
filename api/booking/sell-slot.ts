import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Once, Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { freeSlots, openTimes } from '#domain/schedule/schedule.ts';

interface Terms {
  now: Date;
  once: Once | undefined;
  availability: Availability;
  /** The owner hears that a time is sold though it is not open, and may book beyond what is. */
  owner?: { anyway: boolean };
}

/** Keeps `booking` if its slot is open and free, or throws a problem that names what is free. */
export async function sellSlot(store: Store, booking: Booking, terms: Terms): Promise<Booking> {
  const { date, time } = booking;
  const { now, once, availability, owner } = terms;
  const isOpen = owner?.anyway || openTimes(date, availability, now).includes(time);
  const taken = await store.takenTimes(date);
  const refuse = (code: 'slot_unavailable' | 'slot_taken', takenTimes: readonly TimeOfDay[]) =>
    slotProblem(code, { date, availability, takenTimes, now });

  // A time that is sold may be sold to this very request, sent again after its notice has begun.
  const mayBeRepeat = once !== undefined || owner !== undefined;
  if (!isOpen && !(mayBeRepeat && taken.includes(time))) throw refuse('slot_unavailable', taken);

  const reservation = await store.reserveSlot(booking, once);
  if (reservation.outcome === 'reserved') return reservation.booking;
  throw refuse(isOpen || owner ? 'slot_taken' : 'slot_unavailable', reservation.takenTimes);
}

/** A time that cannot be had, and what is free on its day. */
export function slotProblem(
  code: 'slot_unavailable' | 'slot_taken',
  day: {
    date: CalendarDate;
    availability: Availability;
    takenTimes: readonly TimeOfDay[];
    now: Date;
  },
): ApiProblem {
  const slots = freeSlots(day.date, day.availability, day.takenTimes, day.now);
  return new ApiProblem(code, { detail: 'Please choose another time.', slots });
}
