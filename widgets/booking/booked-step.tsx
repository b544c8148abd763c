import { useStore } from 'zustand';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { business } from '#domain/business/business.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useArrival } from '#widgets/core/use-arrival.ts';
import type { BookingStore } from './booking.store.ts';
import { PhoneLinked } from './phone-linked.tsx';

/** Stays until the visitor leaves it: a toast alone would be gone before it is read. */
export function BookedStep({ store }: { store: BookingStore }) {
  const heading = useArrival(store);
  const booked = useStore(store, (state) => state.booked);
  if (!booked) return null;
  const { date, time, address, quote } = booked;
  return (
    <div className="booking-booked">
      <span className="booking-tick" aria-hidden="true" />
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        You are booked
      </h2>
      <dl>
        <dt>Date</dt>
        <dd>{formatDate(date, 'long')}</dd>
        <dt>Time</dt>
        <dd>{formatTime(time)} Central Time</dd>
        <dt>Property</dt>
        <dd>{address}</dd>
        {quote ? (
          <>
            <dt>Price</dt>
            <dd>
              {dollars(quote.totalPrice)}, about {quote.estimatedDuration} on site
            </dd>
          </>
        ) : null}
      </dl>
      <p className="ui-note">
        <PhoneLinked
          text={`Something changed? Call ${business.phone.display}. ${bookingTerms.change}`}
        />
      </p>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ step: 'choose', arriving: true, booked: undefined })}
      >
        Book another appointment
      </button>
    </div>
  );
}
