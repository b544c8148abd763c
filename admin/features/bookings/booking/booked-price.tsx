import { ChevronDown } from 'lucide-react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { PriceTable } from '#widgets/quote/price-table.tsx';
import { homeFacts } from './quote-text.ts';
import '#widgets/quote/quote-result.css';

interface BookedPriceProps extends Pick<Booking, 'quote'> {
  /** As it is now; for a request, what it would be. */
  price?: string | undefined;
}

/** The price of a booking, and how the server calculated the one that it was booked at. */
export function BookedPrice({ quote, price }: BookedPriceProps) {
  if (!quote) {
    return (
      <p className="admin-price-none">
        {price ? <strong translate="no">{price}</strong> : null}
        <span>{price ? ' · booked without a quote' : 'Booked without a quote'}</span>
      </p>
    );
  }
  const { input, result } = quote;
  const booked = dollars(result.totalPrice);
  const isChanged = price !== undefined && price !== booked;
  return (
    <details className="admin-details admin-price">
      <summary>
        <ChevronDown size={18} />
        <span>
          <span className="ui-visually-hidden">Price and duration: </span>
          <strong translate="no">{price ?? booked}</strong>
          <span>{` · ${result.estimatedDuration}${isChanged ? ` · booked at ${booked}` : ''}`}</span>
        </span>
      </summary>
      <p className="admin-price-note">{homeFacts(input)}</p>
      <PriceTable lines={result.breakdown} total={result.totalPrice} />
      {result.recommendedServices.length > 0 ? (
        <p className="admin-price-note">{`Worth offering: ${result.recommendedServices.join(', ')}`}</p>
      ) : null}
    </details>
  );
}
