import { randomUUID } from 'node:crypto';
import { placeOfAddress } from '#api/places/place-of-zip.ts';
import type { Booking, BookingPayload } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { appointmentMinutes } from '#domain/booking/calendar/appointment-length.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

/**
 * A confirmed booking. The server prices its quote for the day of the appointment; its length is
 * derived from the quote, or from its type.
 */
export function newBooking(
  payload: Omit<BookingPayload, 'website' | 'test' | 'promotion'>,
  { lengths, bufferMinutes }: Pick<Availability, 'lengths' | 'bufferMinutes'>,
  now: Date,
  history: BookingHistoryEntry[] = [],
): Booking {
  const { quote: home, ...details } = payload;
  const input = home && { ...home, inspectionDate: details.date };
  const quote = input && { input, result: calculateQuote(input, businessToday(now)) };
  return {
    ...details,
    place: placeOfAddress(details.address),
    minutes: appointmentMinutes({ ...details, quote }, lengths),
    bufferMinutes,
    id: randomUUID(),
    revision: 1,
    createdAt: now.toISOString(),
    status: 'confirmed',
    history,
    ...(quote && { quote }),
  };
}
