import { useStore } from 'zustand';
import { earlyBooking } from '#domain/pricing/published-prices.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { propertyTypes } from '#domain/quote/property-types.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { BookingStore } from './booking.types.ts';

/** The quoted home and its price for the chosen day. The server's own price is the one that counts. */
export function QuotedHome({ store, quote }: { store: BookingStore; quote: QuoteInput }) {
  const { date, now = new Date() } = useStore(store);
  const type = propertyTypes.find(({ value }) => value === quote.propertyType)?.label;
  const { totalPrice, scheduleDiscount } = calculateQuote(
    { ...quote, inspectionDate: date ?? quote.inspectionDate },
    businessToday(now),
  );
  return (
    <span>
      <span>
        Home: {type}, {thousands(quote.squareFootage)} sq ft{' '}
        <strong>— {dollars(totalPrice)}</strong>
      </span>
      {scheduleDiscount > 0 ? (
        <small className="booking-saving">{earlyBooking.percent}% early booking discount</small>
      ) : null}
    </span>
  );
}
