import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ManualBooking } from '#domain/booking/booking-changes.schema.ts';
import { ownerAvailability } from '#domain/booking/calendar/owner-availability.ts';
import { priceListFor } from '#domain/pricing/price-list-for.ts';
import { markRequestBooked, requireRequest } from './book-request.ts';
import { bookSlot } from './book-slot.ts';
import { requireListedInspector } from './listed-inspector.ts';
import { newBooking } from './new-booking.ts';

interface BookByHandOptions {
  now: Date;
  by: string;
  idempotencyKey: IdempotencyKey | undefined;
  business: CurrentBusiness;
}

/**
 * Books what the owner, or a program of the owner, has entered; throws like `bookSlot`. From an
 * inspection request it keeps language, metadata, partner and page, unless the owner named another partner, and it
 * marks the request as booked.
 */
export async function bookByHand(
  store: Store,
  { anyway = false, requestId, ...payload }: ManualBooking,
  { now, by, idempotencyKey, business }: BookByHandOptions,
): Promise<Booking> {
  requireListedInspector(payload, business.current());
  const request = requestId === undefined ? undefined : await requireRequest(store, requestId);
  const attribution = { ...request?.attribution, ...payload.attribution };
  const locale = payload.locale ?? request?.locale;
  const metadata = payload.metadata ?? request?.metadata;
  const availability = ownerAvailability(await store.availability.read());
  const entered = { at: now.toISOString(), by, what: 'entered' as const };
  const zone = business.current().timeZone;
  const prices = priceListFor(business.priceLists(), { now, day: payload.date, zone });
  const made = newBooking(payload, {
    ...availability,
    now,
    prices,
    business: business.current(),
    history: [entered],
  });
  const booking = await bookSlot(
    store,
    {
      ...made,
      ...(requestId !== undefined && { requestId }),
      // The visitor asked for it, but the form does not show it.
      ...(request?.asked?.discount && { discount: request.asked.discount }),
      ...(Object.keys(attribution).length > 0 && { attribution }),
      ...(metadata && { metadata }),
      ...(locale && { locale }),
    },
    { now, zone, idempotencyKey, availability, owner: { anyway } },
  );
  await markRequestBooked(store, booking, { now, by });
  return booking;
}
