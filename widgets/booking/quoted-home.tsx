import { useStore } from 'zustand';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { propertyTypes } from '#domain/quote/property-types.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { earlyBooking } from '#domain/quote/quote-rules.ts';
import type { BookingStore } from './booking.store.ts';
import { priceOn } from './take-quote.ts';

interface QuotedHomeProps {
  store: BookingStore;
  quote: QuoteInput;
}

/** The quoted home and its price for the chosen day. */
export function QuotedHome({ store, quote }: QuotedHomeProps) {
  const { date, now } = useStore(store);
  const type = propertyTypes.find(({ value }) => value === quote.propertyType)?.label;
  const { totalPrice, scheduleDiscount } = priceOn(quote, date, now ?? new Date());
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

/** The quoted home, with a way to leave it out. */
export function CarriedQuote({ store, quote }: QuotedHomeProps) {
  return (
    <div className="booking-quote">
      <QuotedHome store={store} quote={quote} />
      <button
        type="button"
        className="ui-button"
        part="button"
        aria-label="Remove the quoted home"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.querySelector('h2')?.focus();
          store.setState({ quote: undefined });
        }}
      >
        Remove
      </button>
    </div>
  );
}
