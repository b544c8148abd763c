import { ChevronDown } from 'lucide-react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { homeFacts } from './quote-text.ts';

/** The price that the server worked out when it took the booking, and how it adds up. */
export function BookedPrice({ quote }: Pick<Booking, 'quote'>) {
  if (!quote) return <p className="admin-price-none">Booked without a quote</p>;
  const { input, result } = quote;
  return (
    <details className="admin-details admin-price">
      <summary>
        <ChevronDown size={18} />
        <span>
          <span className="admin-hidden">Price and duration: </span>
          <strong>{dollars(result.totalPrice)}</strong> · {result.estimatedDuration}
        </span>
      </summary>
      <table className="admin-price-lines">
        <caption>{homeFacts(input)}</caption>
        <tbody>
          {result.breakdown.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>{dollars(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{dollars(result.totalPrice)}</td>
          </tr>
        </tfoot>
      </table>
      {result.recommendedServices.length > 0 ? (
        <p className="admin-price-services">
          Worth offering: {result.recommendedServices.join(', ')}
        </p>
      ) : null}
    </details>
  );
}
