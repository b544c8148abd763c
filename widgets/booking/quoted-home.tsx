import { useStore } from 'zustand';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { propertyTypes } from '#domain/quote/property-types.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import type { BookingStore } from './booking.types.ts';
import { priceOf } from './slot-summary.tsx';

interface QuotedProps {
  store: BookingStore;
  quote: QuoteInput;
}

/** The quoted home and its price for the chosen day. The server's price is binding. */
function QuotedHome({ store, quote }: QuotedProps) {
  const state = useStore(store);
  const business = useBusiness();
  const { totalPrice = 0, scheduleDiscount = 0 } = priceOf({ ...state, quote }, business) ?? {};
  return (
    <span>
      <span>
        Home: {homeOf(quote)} <strong>— {dollars(totalPrice)}</strong>
      </span>
      {scheduleDiscount > 0 ? (
        <small className="booking-saving">
          {business.prices.earlyBooking.percent}% early booking discount
        </small>
      ) : null}
    </span>
  );
}

const homeOf = ({ propertyType, squareFootage }: QuoteInput) =>
  `${propertyTypes.find(({ value }) => value === propertyType)?.label}, ${thousands(squareFootage)} sq ft`;

/** The same in one line, for a page that shows the quote itself. */
export function QuoteLine({ store, quote }: QuotedProps) {
  const state = useStore(store);
  const business = useBusiness();
  return `${dollars(priceOf({ ...state, quote }, business)?.totalPrice ?? 0)} · ${homeOf(quote)}`;
}

/** The quoted home, with a button to remove it from the booking. */
export function QuoteRow({ store, quote }: QuotedProps) {
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
