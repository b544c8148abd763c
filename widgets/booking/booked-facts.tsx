import { mapUrl } from '#domain/places/map-url.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import type { BookingState } from './booking.types.ts';
import { DiscountLine } from './discount-line.tsx';

/** When, where and for how much. */
export function BookedFacts({ booked }: { booked: NonNullable<BookingState['booked']> }) {
  const { timeZone } = useBusiness();
  const { date, time, address, quote } = booked;
  return (
    <dl>
      <dt>Date</dt>
      <dd>{formatDate(date, 'long')}</dd>
      <dt>Time</dt>
      <dd>{`${formatTime(time)} ${timeZone.label}`}</dd>
      <dt>Property</dt>
      <dd>
        {address}{' '}
        <a
          className="ui-link"
          href={mapUrl(address)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Show the property on a map, opens in a new tab"
        >
          Map
        </a>
      </dd>
      {quote ? (
        <>
          <dt>Price</dt>
          <dd>
            {dollars(quote.totalPrice)}, about {quote.estimatedDuration} on site
          </dd>
        </>
      ) : null}
      <DiscountLine booked={booked} />
    </dl>
  );
}
