import { capitalized } from '#domain/locale/capitalized.ts';
import { mapUrl } from '#domain/places/map-url.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { Booked } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { DiscountLine } from './discount-line.tsx';

/** When, where and for how much. */
export function BookedFacts({ booked }: { booked: Booked }) {
  const { timeZone, locale } = useBusiness();
  const words = useWords(bookingStepsWords);
  const { date, time, address, quote } = booked;
  return (
    <dl>
      <dt>{words.date}</dt>
      <dd>{capitalized(formatDate(date, 'long', locale))}</dd>
      <dt>{words.time}</dt>
      <dd>{words.timeIn(formatTime(time, locale), timeZone.label)}</dd>
      <dt>{words.property}</dt>
      <dd>
        <span>{`${address} `}</span>
        <a
          className="ui-link"
          href={mapUrl(address)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.showOnMap}
        >
          {words.map}
        </a>
      </dd>
      {quote ? (
        <>
          <dt>{words.price}</dt>
          <dd>
            {words.priceAndLength(quote.totalPrice, quoteTextIn(locale, quote.estimatedDuration))}
          </dd>
        </>
      ) : null}
      <DiscountLine booked={booked} />
    </dl>
  );
}
