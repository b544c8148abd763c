import { dollars } from '#domain/quote/dollars.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { PriceTable } from '#widgets/quote/price-table.tsx';
import '#widgets/quote/quote-result.css';

interface HomePriceProps {
  /** Undefined while it cannot be priced. */
  home: QuoteInput | undefined;
  /** The chosen day: a booking is priced for its own. */
  date: CalendarDate;
  today: CalendarDate;
}

/** The price to say on the telephone; the server calculates the one that counts. */
export function HomePrice({ home, date, today }: HomePriceProps) {
  if (!home) {
    return (
      <p className="admin-by-hand-price" data-empty="">
        Property type and square footage give the price. Without them the booking has none, and
        takes the time of its inspection type.
      </p>
    );
  }
  const price = calculateQuote({ ...home, inspectionDate: date }, today);
  return (
    <div className="admin-by-hand-price">
      <p role="status">
        <strong className="admin-by-hand-total">{dollars(price.totalPrice)}</strong> ·{' '}
        {price.estimatedDuration} on site
      </p>
      <PriceTable lines={price.breakdown} total={price.totalPrice} />
      <p className="admin-slot-none">For {formatDate(date, 'long')}.</p>
      {price.recommendedServices.length > 0 ? (
        <p className="admin-slot-none">Worth offering: {price.recommendedServices.join(', ')}</p>
      ) : null}
    </div>
  );
}
