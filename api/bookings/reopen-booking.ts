import { OWNER } from '#api/http/author-of.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { applyAction } from './change-booking.ts';
import { changeTime } from './change-time.ts';

/**
 * Undoes a cancellation or completion; throws like `changeTime`. A completed booking has kept its
 * time.
 */
export const reopenBooking = (
  store: Store,
  version: Versioned,
  { anyway, now, zone }: { anyway: boolean; now: Date; zone: Zone },
): Promise<Booking> =>
  changeTime(store, version, {
    change: (booking) => applyAction(booking, { action: 'reopen', at: now, by: OWNER }),
    anyway,
    now,
    zone,
  });
