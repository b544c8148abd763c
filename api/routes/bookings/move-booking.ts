import { slotProblem } from '#api/booking/sell-slot.ts';
import { savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { ownerAvailability } from '#domain/booking/owner-availability.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { openTimes } from '#domain/schedule/schedule.ts';
import { acted, OWNER } from './change-booking.ts';
import { presentBooking } from './present-booking.ts';

/** Moves one version of a booking to the slot `to`, or throws a problem that says why not. */
export async function moveBooking(
  store: Store,
  version: Versioned,
  { to, anyway, now }: { to: SlotTime; anyway: boolean; now: Date },
): Promise<Booking> {
  const { date, time } = to;
  const move = (booking: Booking): Booking => {
    if (booking.date === date && booking.time === time) throw alreadyThere();
    return acted(booking, { action: 'move', to, at: now, by: OWNER });
  };
  await refuseOutdated(store, version, move);

  const availability = ownerAvailability(await store.availability());
  const taken = await store.takenTimes(date);
  const isOpen = anyway || openTimes(date, availability, now).includes(time);
  if (!isOpen && !taken.includes(time)) {
    throw slotProblem('slot_unavailable', { date, availability, takenTimes: taken, now });
  }

  const moved = await store.moveBooking(version, move);
  if (moved.outcome === 'slot_taken') {
    const { takenTimes } = moved;
    throw slotProblem('slot_taken', { date, availability, takenTimes, now });
  }
  return savedOrProblem(moved, { present: presentBooking });
}

/** What is wrong with the booking comes before what is wrong with the slot. */
async function refuseOutdated(
  store: Store,
  version: Versioned,
  move: (booking: Booking) => Booking,
): Promise<void> {
  const current = await store.findBooking(version.id);
  const isCurrent = current?.revision === version.revision;
  if (current && isCurrent) move(current);
  else {
    const outcome = current ? ({ outcome: 'outdated', current } as const) : undefined;
    savedOrProblem<Booking>(outcome ?? { outcome: 'missing' }, { present: presentBooking });
  }
}

const alreadyThere = () =>
  new ApiProblem('validation_failed', {
    errors: [{ path: 'time', message: 'The appointment is at this time already' }],
  });
