import { randomUUID } from 'node:crypto';
import type { Booking, BookingPayload } from '#domain/booking/booking.schema.ts';
import type { BookingStep } from '#domain/booking/booking-status.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

/** The booking that `payload` asks for at `now`; its quote is priced here, for the booked day. */
export function newBooking(
  payload: Omit<BookingPayload, 'website'>,
  now: Date,
  history: BookingStep[] = [],
): Booking {
  const { quote, ...details } = payload;
  const input = quote && { ...quote, inspectionDate: details.date };
  return {
    ...details,
    id: randomUUID(),
    revision: 1,
    createdAt: now.toISOString(),
    status: 'confirmed',
    history,
    ...(input && { quote: { input, result: calculateQuote(input, businessToday(now)) } }),
  };
}
