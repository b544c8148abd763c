import { dollars } from '#domain/quote/dollars.ts';
import { useWords } from '#ui/words.ts';
import type { BookingState } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

interface PriceChangeNoticeProps {
  id: string;
  change: NonNullable<BookingState['priceChange']>;
}

/** Says that the total is no longer the one that was shown. The button below it names the new one. */
export function PriceChangeNotice({ id, change }: PriceChangeNoticeProps) {
  const { shown, current } = change;
  const words = useWords(bookingStepsWords);
  return (
    <p className="booking-price-change" id={id}>
      {words.priceChangedTo} <strong translate="no">{dollars(current)}</strong>
      {shown === null ? null : (
        <span>
          {' '}
          {words.insteadOf} <s translate="no">{dollars(shown)}</s>
        </span>
      )}
      <span>{`. ${words.nothingBookedYet}`}</span>
    </p>
  );
}
