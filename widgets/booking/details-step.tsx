import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { textsOf } from '#widgets/core/form/form-state.ts';
import { useArrival } from '#widgets/core/use-arrival.ts';
import { Appointment } from './appointment.tsx';
import { type BookingStore, chosenTime } from './booking.store.ts';
import { type BookingCall, confirmBooking } from './confirm-booking.ts';
import { DetailsFields } from './details-fields.tsx';
import { PhoneLinked } from './phone-linked.tsx';
import { QuotedHome } from './quoted-home.tsx';

/** The form, in place of the calendar: nothing covers the page that the widget is a guest of. */
export function DetailsStep({ store, call }: { store: BookingStore; call: BookingCall }) {
  const state = useStore(store);
  const { date, quote, lost, failure, pending } = state;
  const heading = useArrival(store);
  const said = useId();
  const box = useRef<HTMLDivElement>(null);

  const back = () =>
    store.setState({ step: 'choose', arriving: true, lost: undefined, failure: undefined });

  return (
    <>
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Your appointment
      </h2>
      <div className="booking-details" ref={box} data-pending={pending ? '' : undefined}>
        {date ? (
          <Appointment
            date={date}
            time={chosenTime(state)}
            lost={lost}
            onTake={(time) => {
              store.setState({ time, lost: undefined });
              box.current?.querySelector('form')?.requestSubmit();
            }}
            onOtherDate={back}
          >
            {quote && quote !== 'checking' ? <QuotedHome store={store} quote={quote} /> : null}
          </Appointment>
        ) : null}
        <Form
          label="Your details"
          state={state}
          onType={(change) => store.setState(change)}
          onSubmit={(form) => {
            store.setState({ values: textsOf(form) });
            void confirmBooking(store, call);
          }}
        >
          <DetailsFields form={state} />
          <p className="booking-terms ui-wide" id={said} data-error={failure ? '' : undefined}>
            <PhoneLinked text={failure ?? `${bookingTerms.payment} ${bookingTerms.change}`} />
          </p>
          <div className="booking-actions ui-wide">
            <button
              type="submit"
              className="ui-button"
              part="button"
              data-kind="action"
              aria-describedby={said}
              disabled={pending}
            >
              {pending ? 'Booking…' : 'Confirm Booking'}
            </button>
            <button
              type="button"
              className="ui-button"
              part="button"
              disabled={pending}
              onClick={back}
            >
              Cancel
            </button>
          </div>
        </Form>
      </div>
    </>
  );
}
