import { dollars } from '#domain/quote/dollars.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { PriceTable } from '#widgets/quote/price-table.tsx';
import '#widgets/quote/quote-result.css';

interface HomePriceProps {
  /** Undefined while the home cannot be priced. */
  price: QuoteResult | undefined;
  /** The day that it is priced for. */
  date: CalendarDate;
}

/** The price to tell the caller; the server calculates the binding one. */
export function HomePrice({ price, date }: HomePriceProps) {
  if (!price) {
    return (
      <p className="admin-by-hand-price" data-empty="">
        Property type and square footage set the price. Without them the booking has no price and
        takes the usual time for its inspection type.
      </p>
    );
  }
  return (
    <div className="admin-by-hand-price">
      <p role="status">
        <strong className="admin-by-hand-total">{dollars(price.totalPrice)}</strong>
        <span>{` · ${price.estimatedDuration} on site`}</span>
      </p>
      <PriceTable lines={price.breakdown} total={price.totalPrice} />
      <p className="admin-slot-none">{`For ${formatDate(date, 'long')}.`}</p>
      {price.recommendedServices.length > 0 ? (
        <p className="admin-slot-none">{`Worth offering: ${price.recommendedServices.join(', ')}`}</p>
      ) : null}
    </div>
  );
}
