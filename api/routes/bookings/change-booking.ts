import { savedOrProblem } from '#api/edits/saved-or-problem.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingChange } from '#domain/booking/booking-changes.schema.ts';
import { type Act, afterAction } from '#domain/booking/booking-changes.ts';
import { refusalOf } from '#domain/booking/booking-status.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { presentBooking } from './present-booking.ts';

/** Who acts in the owner's admin, as the history names them. */
export const OWNER = 'Owner';

/** Does to one version of a booking what `change` asks for at `now`, or throws why not. */
export async function changeBooking(
  store: Store,
  version: Versioned,
  { action, note }: Omit<BookingChange, 'revision'>,
  now: Date,
): Promise<Booking> {
  const saved = await store.changeBooking(version, (booking) => ({
    ...(action ? acted(booking, { action, at: now, by: OWNER }) : booking),
    ...(note !== undefined && { note: note || undefined }),
  }));
  return savedOrProblem(saved, { present: presentBooking });
}

/** `booking` after `act`; throws the problem that says why it is refused. */
export function acted(booking: Booking, act: Act): Booking {
  const next = afterAction(booking, act);
  if (next) return next;
  const message = refusalOf(booking.status, act.action);
  throw new ApiProblem('validation_failed', { errors: [{ path: 'action', message }] });
}
