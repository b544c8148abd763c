import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import type { RequestedDiscount } from '#domain/promotions/discount.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';

/** The originally booked slot, because a repeated request gets the same answer after a move. */
const bookedSlot = ({ date, time, history }: Booking): SlotTime =>
  history.find(({ what }) => what === 'moved')?.from ?? { date, time };

/** The answer to the visitor who booked, without anything that they typed. */
export interface BookingConfirmation extends Pick<Booking, 'id' | 'date' | 'time' | 'minutes'> {
  /** The client's page of the booking, and its calendar file. */
  manageUrl: string;
  calendarUrl: string;
  quote: Pick<QuoteResult, 'totalPrice' | 'breakdown' | 'estimatedDuration'> | null;
  /** Set if a new client must confirm by the link in an email; until then the time is held. */
  confirmBy?: string;
  /** There is an agreement to read and sign on the client's page. */
  asksAgreement?: true;
  /** In test mode: nothing was booked. */
  test?: true;
  /** The discount that was asked for; the price does not include it. */
  discount: Pick<RequestedDiscount, 'message' | 'amount'> | null;
}

export function presentConfirmation(
  booking: Booking,
  links: Pick<BookingConfirmation, 'manageUrl' | 'calendarUrl'>,
  asksAgreement = false,
): BookingConfirmation {
  const { id, minutes } = booking;
  return {
    id,
    ...bookedSlot(booking),
    minutes,
    quote: presentQuote(booking),
    discount: presentDiscount(booking),
    ...links,
    ...(asksAgreement && !isUnconfirmed(booking) && { asksAgreement: true }),
    ...(isUnconfirmed(booking) && booking.confirmBy && { confirmBy: booking.confirmBy }),
  };
}

function presentQuote({ quote }: Booking): BookingConfirmation['quote'] {
  if (!quote) return null;
  const { totalPrice, breakdown, estimatedDuration } = quote.result;
  return { totalPrice, breakdown, estimatedDuration };
}

const presentDiscount = ({ discount }: Booking): BookingConfirmation['discount'] =>
  discount ? { message: discount.message, amount: discount.amount } : null;
