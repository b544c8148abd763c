import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { requireUndeleted } from '#api/http/require-undeleted.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingChange } from '#domain/booking/booking-changes.schema.ts';
import { type AppliedAction, applyBookingAction } from '#domain/booking/booking-changes.ts';
import { refusalMessage } from '#domain/booking/booking-status.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { savedBooking } from './present-bookings.ts';

/** Applies `by`'s change to one version of a booking, or throws why it is not allowed. */
export async function changeBooking(
  store: Store,
  version: Versioned,
  { action, reason, note, anyway = false }: Omit<BookingChange, 'revision'>,
  { now, zone, by }: { now: Date; zone: Zone; by: string },
): Promise<Booking> {
  const saved = await store.changeBooking(version, (booking) => {
    requireUndeleted(booking);
    if (action === 'complete' && !anyway && isAhead(booking, now, zone)) throw stillAhead();
    return {
      ...(action ? applyAction(booking, { action, reason, at: now, by }) : booking),
      ...(note !== undefined && { note: note || undefined }),
    };
  });
  return savedBooking(store, saved);
}

const stillAhead = () =>
  new ApiProblem('appointment_ahead', { detail: 'Send `anyway: true` to complete it already.' });

/** `booking` after the action; throws `validation_failed` if its status does not allow it. */
export function applyAction(booking: Booking, action: AppliedAction): Booking {
  const next = applyBookingAction(booking, action);
  if (next) return next;
  const isConfirmed = action.action === 'confirm' && booking.status === 'confirmed';
  const message = isConfirmed
    ? 'This booking needs no confirmation'
    : refusalMessage(booking.status, action.action);
  throw fieldProblem('action', message);
}
