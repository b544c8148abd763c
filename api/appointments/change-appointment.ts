import { slotProblem } from '#api/bookings/slot-problem.ts';
import { takenTimesOn } from '#api/bookings/taken-times.ts';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import type { Moved } from '#api/store/resources/bookings.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { type AppliedAction, applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import {
  type AppointmentStage,
  type AppointmentView,
  appointmentView,
  stageOf,
  type ViewOptions,
} from '#domain/booking/client/client-access.ts';
import { CLIENT, hasUsedMoves } from '#domain/booking/client/client-moves.ts';
import { confirmedBooking } from '#domain/booking/client/confirmation.ts';
import { problemWords } from '#domain/problem/problem-words.ts';
import { openTimes } from '#domain/schedule/schedule.ts';
import type { OpenedBooking } from './appointment-link.ts';

/** Finds the current booking of the client's link; throws if the link opens none. */
export type FindOwnBooking = () => Promise<OpenedBooking>;

/** The part that the page shows. */
export const viewOf = (
  { booking, isMailed }: OpenedBooking,
  options: Omit<ViewOptions, 'isMailed'>,
): AppointmentView => appointmentView(booking, { ...options, isMailed });

interface OwnChange {
  /** The time that the page displayed. */
  from: SlotTime;
  now: Date;
  /** Whether the client's moves are limited. */
  limited: boolean;
  business: ViewOptions['business'];
}

/**
 * Moves the client's booking from the time that the page has shown to `to`, within the availability of
 * visitors. Throws `slot_taken` or `slot_unavailable` with the times that are free, `move_limit_reached`
 * if `limited`, or like `requireStage`. A repeat finds the booking at `to` already and changes nothing.
 */
export async function moveOwnBooking(
  store: Store,
  find: FindOwnBooking,
  { from, to, now, limited, business }: OwnChange & { to: SlotTime },
): Promise<OpenedBooking> {
  if (isAt(from, to)) throw fieldProblem('to', problemWords[business.locale].alreadyThen);
  const zone = business.timeZone;
  for (;;) {
    const opened = await find();
    const current = opened.booking;
    if (isAt(current, to) && stageOf(current, now, business) === 'changeable') return opened;
    requireStage(opened, ['changeable'], { from, now, limited, business });
    if (limited && hasUsedMoves(current, now, zone)) throw usedMoves();
    const next = { ...current, ...to };
    const availability = await store.availability.read();
    const { booked, closed } = await takenTimesOn(store, availability, to.date);
    const refuse = (code: 'slot_taken' | 'slot_unavailable', standing: readonly Booking[]) => {
      const taken = { booked: standing.filter(({ id }) => id !== current.id), closed };
      return slotProblem(code, next, { availability, taken, now, zone, forOwner: false });
    };
    const open = openTimes(to.date, availability, now, zone, current.minutes);
    if (!open.includes(to.time)) {
      throw refuse('slot_unavailable', booked);
    }
    const saved: Moved = await store.moveBooking(current, (booking) =>
      applied(booking, { action: 'move', to, at: now, by: CLIENT }),
    );
    if (saved.outcome === 'slot_taken') throw refuse('slot_taken', saved.standing);
    if (saved.outcome === 'saved') return { ...opened, booking: saved.record };
  }
}

/**
 * Cancels the client's booking, confirmed or not; throws like `requireStage`. A repeated call
 * changes nothing.
 */
export async function cancelOwnBooking(
  store: Store,
  find: FindOwnBooking,
  { from, reason, now, limited, business }: OwnChange & { reason: string | undefined },
): Promise<OpenedBooking> {
  for (;;) {
    const opened = await find();
    if (stageOf(opened.booking, now, business) === 'cancelled') return opened;
    requireStage(opened, ['changeable', 'unconfirmed'], { from, now, limited, business });
    const saved = await store.changeBooking(opened.booking, (booking) =>
      applied(booking, { action: 'cancel', reason, at: now, by: CLIENT }),
    );
    if (saved.outcome === 'saved') return { ...opened, booking: saved.record };
  }
}

/**
 * Confirms the client's booking through a mailed link. Throws `confirm_by_email` for the link in
 * the answer to the booking, and `confirmation_expired` after the deadline. A repeated call changes
 * nothing.
 */
export async function confirmOwnBooking(
  store: Store,
  find: FindOwnBooking,
  { now, limited, business }: Omit<OwnChange, 'from'>,
): Promise<OpenedBooking> {
  for (;;) {
    const opened = await find();
    const current = viewOf(opened, { now, limited, business });
    if (current.stage === 'released') {
      throw new ApiProblem('confirmation_expired', {
        detail: ({ afterDeadline }) => afterDeadline,
        current,
      });
    }
    if (current.stage !== 'unconfirmed') return opened;
    if (!current.canConfirm) throw new ApiProblem('confirm_by_email', { current });
    const saved = await store.changeBooking(opened.booking, (booking) =>
      confirmedBooking(booking, { at: now, by: CLIENT }),
    );
    if (saved.outcome === 'saved') return { ...opened, booking: saved.record };
  }
}

/**
 * Throws `appointment_not_changeable` at any other stage, where the client has to call, and `edit_conflict` when the
 * appointment is no longer at the time that the page has shown; both with the appointment as it is now.
 */
function requireStage(
  opened: OpenedBooking,
  stages: readonly AppointmentStage[],
  { from, now, limited, business }: OwnChange,
): void {
  const current = viewOf(opened, { now, limited, business });
  if (!stages.includes(current.stage)) {
    throw new ApiProblem('appointment_not_changeable', { detail: ({ call }) => call, current });
  }
  if (!isAt(opened.booking, from)) throw new ApiProblem('edit_conflict', { current });
}

const usedMoves = () =>
  new ApiProblem('move_limit_reached', {
    detail: ({ byPhone }) => byPhone,
  });

const isAt = (one: SlotTime, other: SlotTime): boolean =>
  one.date === other.date && one.time === other.time;

/** `requireStage` has checked that the status allows it. */
function applied(booking: Booking, action: AppliedAction): Booking {
  const changed = applyBookingAction(booking, action);
  if (!changed) throw new TypeError(`A ${booking.status} booking does not allow this`);
  return changed;
}
