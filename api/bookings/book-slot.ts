import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { LimitsAt } from '#api/store/resources/bookings.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { type Appointment, conflictsOf, endsOnItsDay } from '#domain/schedule/appointment.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { openTimes } from '#domain/schedule/schedule.ts';
import { OnlineLimitError } from './online-limit-error.ts';
import { type SlotCode, slotProblem } from './slot-problem.ts';
import { takenTimesOn } from './taken-times.ts';

export interface BookSlotOptions {
  now: Date;
  zone: Zone;
  idempotencyKey: IdempotencyKey | undefined;
  availability: Availability;
  /** Limits of open bookings; unlimited if undefined. */
  limits?: LimitsAt;
  /** Set for the owner, who with `anyway` may book times that are not open or not free. */
  owner?: { anyway: boolean };
}

/**
 * Stores `booking` if its time is open and free, or resolves to the first booking with the key.
 * Throws `slot_unavailable` or `slot_taken` with the day's free starts for its length,
 * `booking_limit_reached`, or `OnlineLimitError`.
 */
export async function bookSlot(
  store: Store,
  booking: Booking,
  { idempotencyKey, limits, ...check }: BookSlotOptions,
): Promise<Booking> {
  // A repeated request gets its first answer even when the slot has closed in between.
  const repeated = idempotencyKey && (await store.findRepeatedBooking(idempotencyKey));
  if (repeated) return repeated;
  const { refuse } = await requireOpenSlot(store, booking, check);
  const anyway = check.owner?.anyway ?? false;
  const reservation = await store.reserveSlot(booking, idempotencyKey, { limits, anyway });
  if (reservation.outcome === 'reserved') return reservation.booking;
  if (reservation.outcome === 'over_online_limit') throw new OnlineLimitError();
  if (reservation.outcome === 'over_limit') {
    // The same text for each limit, because the exact one would tell a stranger who is a client.
    throw new ApiProblem('booking_limit_reached', {
      detail: ({ appointmentsByPhone }) => appointmentsByPhone,
    });
  }
  throw refuse('slot_taken', reservation.standing);
}

type SlotCheck = Pick<BookSlotOptions, 'now' | 'zone' | 'availability' | 'owner'>;

/** Checks before the store decides. Throws `slot_unavailable`, or `slot_taken` through `refuse`. */
async function requireOpenSlot(
  store: Store,
  booking: Booking,
  { now, zone, availability, owner }: SlotCheck,
) {
  // Visitors' times are not open then.
  if (owner) requireEndOnItsDay(booking);
  const { date, time, minutes } = booking;
  const taken = await takenTimesOn(store, availability, date);
  const refuse = (code: SlotCode, booked = taken.booked) =>
    slotProblem(code, booking, {
      availability,
      taken: { ...taken, booked },
      now,
      zone,
      forOwner: owner !== undefined,
    });
  const conflicts = conflictsOf(booking, taken.booked, availability);
  if (!owner?.anyway) {
    const isOpen = openTimes(date, availability, now, zone, minutes).includes(time);
    if (!isOpen && !(owner && conflicts.length > 0)) throw refuse('slot_unavailable');
  }
  const isFree =
    conflicts.length === 0 && conflictsOf(booking, taken.closed, availability).length === 0;
  return { refuse, isFree };
}

/** Throws like `bookSlot` for a time that is not open or not free, but reserves nothing. */
export async function requireFreeSlot(
  store: Store,
  booking: Booking,
  options: Omit<SlotCheck, 'owner'>,
): Promise<void> {
  const { refuse, isFree } = await requireOpenSlot(store, booking, options);
  if (!isFree) throw refuse('slot_taken');
}

/** Throws `validation_failed` for an appointment that would end after midnight. */
export function requireEndOnItsDay(appointment: Appointment): void {
  if (endsOnItsDay(appointment)) return;
  throw fieldProblem('time', 'The appointment would end after midnight');
}
