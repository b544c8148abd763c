import { randomUUID } from 'node:crypto';
import { placeOfAddress } from '#api/places/place-of-zip.ts';
import type { Booking, BookingPayload } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { appointmentMinutes } from '#domain/booking/calendar/appointment-length.ts';
import type { Business } from '#domain/business/business.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

interface NewBookingOptions extends Pick<Availability, 'lengths' | 'bufferMinutes'> {
  now: Date;
  /** The list that prices its quote. */
  prices: PriceList;
  business: Pick<Business, 'timeZone' | 'inspector'>;
  history?: BookingHistoryEntry[];
}

/**
 * A confirmed booking, with the first inspector unless it names one. The server prices its quote for the day of the
 * appointment; its length is derived from the quote, or from its type.
 */
export function newBooking(
  payload: Omit<BookingPayload, 'website' | 'test' | 'promotion' | 'priceRevision'> &
    Pick<Booking, 'inspectorId'>,
  { lengths, bufferMinutes, now, prices, business, history = [] }: NewBookingOptions,
): Booking {
  const { quote: home, ...details } = payload;
  const input = home && { ...home, inspectionDate: details.date };
  const quote = input && {
    input,
    result: calculateQuote(input, businessToday(now, business.timeZone), prices),
  };
  return {
    ...details,
    place: placeOfAddress(details.address),
    minutes: appointmentMinutes({ ...details, quote }, lengths),
    bufferMinutes,
    id: randomUUID(),
    revision: 1,
    createdAt: now.toISOString(),
    status: 'confirmed',
    inspectorId: payload.inspectorId ?? business.inspector.id,
    history,
    ...(quote && { quote }),
  };
}
