import type { Booking } from '#domain/booking/booking.schema.ts';
import { type Cents, centsOf } from './cents.ts';

/** The price as booked; undefined for a booking without a quote. An erased booking keeps the amount alone. */
export const bookedPriceOf = ({
  quote,
  bookedCents,
}: Pick<Booking, 'quote' | 'bookedCents'>): Cents | undefined =>
  quote ? centsOf(quote.result.totalPrice) : (bookedCents ?? undefined);

/** Whether an earlier version erased the price together with the person, so that nobody knows what it was. */
export const isPriceLost = ({
  erasedAt,
  bookedCents,
}: Pick<Booking, 'erasedAt' | 'bookedCents'>): boolean =>
  erasedAt !== undefined && bookedCents === undefined;
