import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { quoteWords } from '#domain/quote/quote.words.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { priceOf } from './slot-summary.tsx';

interface QuotedProps {
  store: BookingStore;
  quote: QuoteInput;
}

/** The quoted home and its price for the chosen day. The server's price is binding. */
function QuotedHome({ store, quote }: QuotedProps) {
  const state = useStore(store);
  const business = useBusiness();
  const words = useWords(bookingStepsWords);
  const { totalPrice = 0, scheduleDiscount = 0 } = priceOf({ ...state, quote }, business) ?? {};
  return (
    <span>
      <span>
        <span>{`${words.home(homeOf(quote, business))} `}</span>
        <strong translate="no">{`— ${dollars(totalPrice)}`}</strong>
      </span>
      {scheduleDiscount > 0 ? (
        <small className="booking-saving">
          {words.earlyDiscount(business.prices.earlyBooking.percent)}
        </small>
      ) : null}
    </span>
  );
}

const homeOf = ({ propertyType, squareFootage }: QuoteInput, { locale }: Business) =>
  bookingStepsWords
    .in(locale)
    .homeOf(quoteWords.in(locale).propertyTypes[propertyType], thousands(squareFootage));

/** The same in one line, for a page that shows the quote itself. */
export function QuoteLine({ store, quote }: QuotedProps) {
  const state = useStore(store);
  const business = useBusiness();
  const price = dollars(priceOf({ ...state, quote }, business)?.totalPrice ?? 0);
  return <span>{`${price} · ${homeOf(quote, business)}`}</span>;
}

/** The quoted home, with a button to remove it from the booking. */
export function QuoteRow({ store, quote }: QuotedProps) {
  const words = useWords(bookingStepsWords);
  return (
    <div className="booking-quote">
      <QuotedHome store={store} quote={quote} />
      <button
        type="button"
        className="ui-button"
        part="button"
        aria-label={words.removeHome}
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.querySelector('h2')?.focus();
          store.setState({ quote: undefined });
        }}
      >
        {words.remove}
      </button>
    </div>
  );
}
