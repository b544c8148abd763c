import { ChevronDown } from 'lucide-react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { PriceTable } from '#widgets/quote/price-table.tsx';
import { homeFacts } from './quote-text.ts';
import '#widgets/quote/quote-result.css';

/** The price that the server calculated for the booking, and its lines. */
export function BookedPrice({ quote }: Pick<Booking, 'quote'>) {
  if (!quote) return <p className="admin-price-none">Booked without a quote</p>;
  const { input, result } = quote;
  return (
    <details className="admin-details admin-price">
      <summary>
        <ChevronDown size={18} />
        <span>
          <span className="ui-visually-hidden">Price and duration: </span>
          <strong>{dollars(result.totalPrice)}</strong> · {result.estimatedDuration}
        </span>
      </summary>
      <p className="admin-price-note">{homeFacts(input)}</p>
      <PriceTable lines={result.breakdown} total={result.totalPrice} />
      {result.recommendedServices.length > 0 ? (
        <p className="admin-price-note">Worth offering: {result.recommendedServices.join(', ')}</p>
      ) : null}
    </details>
  );
}
