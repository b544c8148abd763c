import type { Booking } from '#domain/booking/booking.schema.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';

/** What the visitor who booked is told. Nothing of what they typed goes back out. */
export interface BookingConfirmation extends Pick<Booking, 'id' | 'date' | 'time'> {
  quote: Pick<QuoteResult, 'totalPrice' | 'breakdown' | 'estimatedDuration'> | null;
}

export function presentConfirmation({ id, date, time, quote }: Booking): BookingConfirmation {
  if (!quote) return { id, date, time, quote: null };
  const { totalPrice, breakdown, estimatedDuration } = quote.result;
  return { id, date, time, quote: { totalPrice, breakdown, estimatedDuration } };
}
