import { slotProblem } from '#api/bookings/slot-problem.ts';
import { takenTimesOn } from '#api/bookings/taken-times.ts';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import type { Moved } from '#api/store/resources/bookings.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { type AppliedAction, applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { appointmentView, stageOf } from '#domain/booking/client-access.ts';
import { CLIENT, hasUsedMoves } from '#domain/booking/client-moves.ts';
import { business } from '#domain/business/business.ts';
import { openTimes } from '#domain/schedule/schedule.ts';

/** Finds the booking of the client's link as it is now; throws when the link opens none. */
export type FindOwnBooking = () => Promise<Booking>;

interface OwnChange {
  /** The time that the page has shown. */
  from: SlotTime;
  now: Date;
  /** Whether the client's moves are counted. */
  limited: boolean;
}

/**
 * Moves the client's booking from the time that the page has shown to `to`, within the availability of
 * visitors. Throws `slot_taken` or `slot_unavailable` with the times that are free, `move_limit_reached`
 * if `limited`, or like `requireChangeable`. A repeat finds the booking at `to` already and changes nothing.
 */
export async function moveOwnBooking(
  store: Store,
  find: FindOwnBooking,
  { from, to, now, limited }: OwnChange & { to: SlotTime },
): Promise<Booking> {
  if (isAt(from, to)) throw fieldProblem('to', 'The appointment is already at this time');
  for (;;) {
    const current = await find();
    if (isAt(current, to) && stageOf(current, now) === 'changeable') return current;
    requireChangeable(current, { from, now, limited });
    if (limited && hasUsedMoves(current, now)) throw usedMoves();
    const next = { ...current, ...to };
    const availability = await store.availability();
    const { booked, closed } = await takenTimesOn(store, availability, to.date);
    const refuse = (code: 'slot_taken' | 'slot_unavailable', standing: readonly Booking[]) => {
      const taken = { booked: standing.filter(({ id }) => id !== current.id), closed };
      return slotProblem(code, next, { availability, taken, now, forOwner: false });
    };
    if (!openTimes(to.date, availability, now, current.minutes).includes(to.time)) {
      throw refuse('slot_unavailable', booked);
    }
    const saved: Moved = await store.moveBooking(current, (booking) =>
      applied(booking, { action: 'move', to, at: now, by: CLIENT }),
    );
    if (saved.outcome === 'slot_taken') throw refuse('slot_taken', saved.standing);
    if (saved.outcome === 'saved') return saved.record;
  }
}

/** Cancels the client's booking; throws like `requireChangeable`. A repeat changes nothing. */
export async function cancelOwnBooking(
  store: Store,
  find: FindOwnBooking,
  { from, reason, now, limited }: OwnChange & { reason: string | undefined },
): Promise<Booking> {
  for (;;) {
    const current = await find();
    if (stageOf(current, now) === 'cancelled') return current;
    requireChangeable(current, { from, now, limited });
    const saved = await store.changeBooking(current, (booking) =>
      applied(booking, { action: 'cancel', reason, at: now, by: CLIENT }),
    );
    if (saved.outcome === 'saved') return saved.record;
  }
}

/**
 * Throws `appointment_not_changeable` when the client has to call, and `edit_conflict` when the
 * appointment is no longer at the time that the page has shown; both with the appointment as it is now.
 */
function requireChangeable(booking: Booking, { from, now, limited }: OwnChange): void {
  const current = appointmentView(booking, { now, limited });
  if (current.stage !== 'changeable') {
    const detail = `Please call us at ${business.phone.display}.`;
    throw new ApiProblem('appointment_not_changeable', { detail, current });
  }
  if (!isAt(booking, from)) throw new ApiProblem('edit_conflict', { current });
}

const usedMoves = () =>
  new ApiProblem('move_limit_reached', {
    detail: `We’re happy to do it by phone: ${business.phone.display}.`,
  });

const isAt = (one: SlotTime, other: SlotTime): boolean =>
  one.date === other.date && one.time === other.time;

/** `requireChangeable` has found that the status allows it. */
function applied(booking: Booking, action: AppliedAction): Booking {
  const changed = applyBookingAction(booking, action);
  if (!changed) throw new TypeError(`A ${booking.status} booking does not allow this`);
  return changed;
}
