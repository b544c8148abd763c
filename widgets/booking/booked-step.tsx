import { useStore } from 'zustand';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { business } from '#domain/business/business.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { BookingStore } from './booking.types.ts';

/** Stays until the visitor leaves it: a toast alone disappears before it is read. */
export function BookedStep({ store }: { store: BookingStore }) {
  const heading = useMoveFocus(store);
  const booked = useStore(store, (state) => state.booked);
  if (!booked) return null;
  const { date, time, minutes, address, quote, manageUrl, calendarUrl } = booked;
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
      <p className="booking-count">Add it to your calendar:</p>
      <AddToCalendar
        date={date}
        time={time}
        minutes={minutes}
        location={address}
        fileUrl={calendarUrl}
      />
      <a
        className="ui-button"
        part="button"
        href={manageUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        Move or cancel it
      </a>
      <p className="ui-note">
        <PhoneLinked
          text={`${bookingTerms.change} Keep the address of that page, and to yourself: who has it can move your appointment. Or call ${business.phone.display}.`}
        />
      </p>
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
