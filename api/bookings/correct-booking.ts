import { OWNER } from '#api/http/author-of.ts';
import { placeOfAddress } from '#api/places/place-of-zip.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingCorrection } from '#domain/booking/booking-changes.schema.ts';
import { correctedBooking } from '#domain/booking/booking-changes.ts';
import type { Business } from '#domain/business/business.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { changeTime } from './change-time.ts';
import { requireListedInspector } from './listed-inspector.ts';

/** Corrects one version of a booking; throws like `changeTime` if it then takes longer. */
export async function correctBooking(
  store: Store,
  version: Versioned,
  {
    details,
    anyway,
    now,
    business,
  }: {
    details: BookingCorrection;
    anyway: boolean;
    now: Date;
    business: Pick<Business, 'inspectors' | 'timeZone'>;
  },
): Promise<Booking> {
  const { lengths } = await store.availability.read();
  return changeTime(store, version, {
    change(booking) {
      if (details.inspectorId !== booking.inspectorId) requireListedInspector(details, business);
      const corrected = correctedBooking(booking, details, { lengths, at: now, by: OWNER });
      if (corrected.address === booking.address) return corrected;
      const { place: _, ...placeless } = corrected;
      const place = placeOfAddress(corrected.address);
      return { ...placeless, ...(place && { place }) };
    },
    anyway,
    now,
    zone: business.timeZone,
  });
}
