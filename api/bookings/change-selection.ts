import { OWNER } from '#api/http/author-of.ts';
import type { SelectedOutcome } from '#api/http/selection-outcome.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { statusAfter } from '#domain/booking/booking-status.ts';
import { takesOtherTime } from '#domain/booking/calendar/takes-other-time.ts';
import { confirmedBooking } from '#domain/booking/client/confirmation.ts';
import { deletedLead, folderOf, restoredLead } from '#domain/leads/lead-folder.ts';
import type { BookingSelectionAction } from '#domain/leads/selection.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { conflictsOf, endsOnItsDay } from '#domain/schedule/appointment.ts';
import { takenTimesOn } from './taken-times.ts';

/** An action of the owner; `reason` is that of a cancellation. */
interface SelectedAction {
  action: BookingSelectionAction;
  reason?: string | undefined;
  now: Date;
}

/** Applies `action` to one version of a booking at `now`; an expected failure is an outcome. */
export async function changeSelected(
  store: Store,
  version: Versioned,
  { action, reason, now }: SelectedAction,
): Promise<SelectedOutcome<Booking>> {
  const current = await store.findBooking(version.id);
  // A version never changes what it allows, and the store refuses the action on any other version.
  const isCurrent = current?.revision === version.revision;
  if (current && isCurrent && !allows(current, action)) return { outcome: 'wrong_status' };
  const apply = (booking: Booking) => afterAction(booking, { action, reason, now });
  if (action === 'delete' || action === 'cancel') return store.changeBooking(version, apply);

  const next = current && isCurrent ? apply(current) : undefined;
  if (current && next && takesOtherTime(current, next) && !endsOnItsDay(next)) {
    return { outcome: 'ends_after_midnight' };
  }
  const saved = await store.moveBooking(version, apply);
  if (saved.outcome !== 'slot_taken') return saved;
  return { outcome: 'slot_taken', inTheWay: next ? await inTheWay(store, next) : [] };
}

function afterAction(booking: Booking, { action, reason, now }: SelectedAction): Booking {
  if (action === 'delete') return deletedLead(booking, now);
  // It takes its time again, although its client can no longer confirm it.
  if (action === 'restore') return confirmedBooking(restoredLead(booking), { at: now, by: OWNER });
  return applyBookingAction(booking, { action, reason, at: now, by: OWNER }) ?? booking;
}

/** The names of whoever and whatever has taken the time of `booking`. */
async function inTheWay(store: Store, booking: Booking): Promise<string[]> {
  const availability = await store.availability.read();
  const { booked, closed } = await takenTimesOn(store, availability, booking.date);
  const others = booked.filter(({ id }) => id !== booking.id);
  return [
    ...conflictsOf(booking, others, availability).map(({ name }) => name),
    ...conflictsOf(booking, closed, availability).map(({ label }) => label),
  ];
}

function allows(booking: Booking, action: BookingSelectionAction): boolean {
  if (action === 'restore') return folderOf(booking) === 'deleted';
  if (booking.deletedAt !== undefined) return false;
  return action === 'delete' || statusAfter(booking.status, action) !== undefined;
}
