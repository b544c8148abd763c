import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';

/** The slot that was booked first: a repeated request gets the same answer after a move. */
const bookedSlot = ({ date, time, history }: Booking): SlotTime =>
  history.find(({ what }) => what === 'moved')?.from ?? { date, time };

/** What the visitor who booked gets: nothing of what they typed. */
export interface BookingConfirmation extends Pick<Booking, 'id' | 'date' | 'time' | 'minutes'> {
  /** The client's page of the booking, and its calendar file. */
  manageUrl: string;
  calendarUrl: string;
  quote: Pick<QuoteResult, 'totalPrice' | 'breakdown' | 'estimatedDuration'> | null;
}

export function presentConfirmation(
  booking: Booking,
  links: Pick<BookingConfirmation, 'manageUrl' | 'calendarUrl'>,
): BookingConfirmation {
  const { id, minutes, quote } = booking;
  const { date, time } = bookedSlot(booking);
  if (!quote) return { id, date, time, minutes, quote: null, ...links };
  const { totalPrice, breakdown, estimatedDuration } = quote.result;
  return { id, date, time, minutes, quote: { totalPrice, breakdown, estimatedDuration }, ...links };
}
