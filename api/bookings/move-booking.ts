import { fieldProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { applyAction } from './change-booking.ts';
import { changeTime } from './change-time.ts';

/** Moves one version of a booking to the slot `to`, requested by `by`; throws like `changeTime`. */
export const moveBooking = (
  store: Store,
  version: Versioned,
  {
    to,
    anyway,
    now,
    zone,
    by,
  }: { to: SlotTime; anyway: boolean; now: Date; zone: Zone; by: string },
): Promise<Booking> =>
  changeTime(store, version, {
    change(booking) {
      if (booking.date === to.date && booking.time === to.time)
        throw fieldProblem('time', 'The appointment is already at this time');
      return applyAction(booking, { action: 'move', to, at: now, by });
    },
    anyway,
    now,
    zone,
    mustBeOpen: true,
  });
