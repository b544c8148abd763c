import { requireUndeleted } from '#api/http/require-undeleted.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { ownerAvailability } from '#domain/booking/calendar/owner-availability.ts';
import { takesOtherTime } from '#domain/booking/calendar/takes-other-time.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { conflictsOf } from '#domain/schedule/appointment.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { openTimes } from '#domain/schedule/schedule.ts';
import { requireEndOnItsDay } from './book-slot.ts';
import { savedBooking } from './present-bookings.ts';
import { type SlotCode, slotProblem } from './slot-problem.ts';
import { takenTimesOn } from './taken-times.ts';

interface TimeChange {
  /** A pure function; throws if the booking must not be changed this way. */
  change: (booking: Booking) => Booking;
  /** Stores it whatever is in the way, because the owner decided so. */
  anyway: boolean;
  now: Date;
  zone: Zone;
  /** Whether the new start must be one that the owner's availability allows. */
  mustBeOpen?: boolean;
}

/**
 * Changes one version of a booking in a way that may take other time than before. Unless `anyway`
 * is true, throws `slot_taken` with what is in the way, or `slot_unavailable`.
 */
export async function changeTime(
  store: Store,
  version: Versioned,
  { change, anyway, now, zone, mustBeOpen = false }: TimeChange,
): Promise<Booking> {
  const checked = (booking: Booking): Booking => {
    requireUndeleted(booking);
    const next = change(booking);
    if (takesOtherTime(booking, next)) requireEndOnItsDay(next);
    return next;
  };
  // Reports problems of the booking before those of the time.
  const next = checked(await requireVersion(store, version));
  const availability = ownerAvailability(await store.availability.read());
  const { booked, closed } = await takenTimesOn(store, availability, next.date);
  const refuse = (code: SlotCode, standing: readonly Booking[]) => {
    const taken = { booked: standing.filter(({ id }) => id !== next.id), closed };
    return slotProblem(code, next, { availability, taken, now, zone, forOwner: true });
  };
  if (mustBeOpen && !anyway) {
    const others = [...booked.filter(({ id }) => id !== next.id), ...closed];
    const isFree = conflictsOf(next, others, availability).length === 0;
    const open = openTimes(next.date, availability, now, zone, next.minutes);
    const isOpen = open.includes(next.time);
    if (isFree && !isOpen) throw refuse('slot_unavailable', booked);
  }

  const saved = await store.moveBooking(version, checked, { anyway });
  if (saved.outcome === 'slot_taken') throw refuse('slot_taken', saved.standing);
  return savedBooking(store, saved);
}

async function requireVersion(store: Store, { id, revision }: Versioned): Promise<Booking> {
  const current = await store.findBooking(id);
  if (current?.revision === revision) return current;
  const outcome = current ? ({ outcome: 'outdated', current } as const) : undefined;
  return savedBooking(store, outcome ?? { outcome: 'missing' });
}
