import { useStore } from 'zustand';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { business } from '#domain/business/business.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { mapUrl } from '#domain/places/map-url.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { InspectorBadge } from '#ui/inspector-badge.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { BookingStore } from './booking.types.ts';
import { DiscountLine } from './discount-line.tsx';
import { ForwardToAgent } from './forward-to-agent.tsx';

/** Stays until the visitor leaves it, because a toast disappears before it is read. */
export function BookedStep({ store, apiBase }: { store: BookingStore; apiBase: string }) {
  const heading = useMoveFocus(store);
  const booked = useStore(store, (state) => state.booked);
  if (!booked) return null;
  const { date, time, minutes, address, quote, manageUrl, calendarUrl } = booked;
  return (
    <div className="booking-booked">
      <div className="booking-booked-head">
        <svg className="booking-tick" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12.5l4 4 8-9" pathLength={1} />
        </svg>
        <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
          You are booked
        </h2>
      </div>
      <div className="booking-booked-facts">
        <dl>
          <dt>Date</dt>
          <dd>{formatDate(date, 'long')}</dd>
          <dt>Time</dt>
          <dd>{formatTime(time)} Central Time</dd>
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
        <InspectorBadge base={apiBase} />
        <p className="booking-count">Add it to your calendar:</p>
        <AddToCalendar
          date={date}
          time={time}
          minutes={minutes}
          location={address}
          fileUrl={calendarUrl}
        />
        <div className="booking-booked-actions">
          <ForwardToAgent booked={booked} />
          <a
            className="ui-button"
            part="button"
            href={manageUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Move or cancel it
          </a>
        </div>
        <p className="ui-note">
          <PhoneLinked
            text={`${bookingTerms.change} Keep that page’s link private: anyone who has it can move your appointment. Or call ${business.phone.display}.`}
          />
        </p>
      </div>
      <div className="booking-booked-advice">
        <h3>What happens next</h3>
        <ol>
          {whatHappensNext.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <h3>How to prepare</h3>
        <ul>
          {howToPrepare.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ step: 'choose', moveFocus: true, booked: undefined })}
      >
        Book another appointment
      </button>
    </div>
  );
}
