import { dollars } from '#domain/quote/dollars.ts';
import type { BookingState } from './booking.types.ts';

interface PriceChangeNoticeProps {
  id: string;
  change: NonNullable<BookingState['priceChange']>;
}

/** Says that the total is no longer the one that was shown. The button below it names the new one. */
export function PriceChangeNotice({ id, change }: PriceChangeNoticeProps) {
  const { shown, current } = change;
  return (
    <p className="booking-price-change" id={id}>
      Our prices have changed: this inspection is now <strong>{dollars(current)}</strong>
      {shown === null ? null : (
        <>
          {' '}
          instead of <s>{dollars(shown)}</s>
        </>
      )}
      . Nothing is booked yet, and what you entered is kept.
    </p>
  );
}
