import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { followAddress } from '#client/service-area.ts';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { areaNotice } from '#domain/places/service-distance.ts';
import { useBusiness } from '#ui/business.tsx';
import { Form } from '#ui/form/form.tsx';
import { textsOf } from '#ui/form/form-state.ts';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { LiveHint } from '#ui/form/live-hint.tsx';
import { submitForm, submitOnClick } from '#ui/form/submit-form.ts';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import { Appointment } from './appointment.tsx';
import { chosenTime } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { type BookingOptions, confirmBooking } from './confirm-booking.ts';
import { DetailsFields } from './details-fields.tsx';
import { DiscountField } from './discount-field.tsx';
import { FittingTimes } from './fitting-times.tsx';
import { marksOf, OptionPeriod } from './option-period.tsx';
import { PriceChangeNotice } from './price-change.tsx';
import { QuoteRow } from './quoted-home.tsx';
import type { Part } from './show-step.ts';
import { priceChangeOf, SlotSummary } from './slot-summary.tsx';
import { Steps } from './steps.tsx';
import { VisitFields } from './visit-fields.tsx';

/** The form, which replaces the calendar: a dialog would cover the partner's page. */
export function DetailsStep({ store, ...options }: BookingOptions & { store: BookingStore }) {
  const state = useStore(store);
  const { date, quote, unavailableSlot, failure, pending } = state;
  // Before anything is sent, it is shown beside the field that was changed.
  const refused = unavailableSlot?.beside ? undefined : unavailableSlot;
  const { apiBase } = options;
  const business = useBusiness();
  const change = priceChangeOf(state);
  const { address } = state.values;
  const heading = useMoveFocus(store);
  const ofBooking = bookingTerms(business);
  const words = useWords(bookingStepsWords);
  const terms = useId();
  const failed = useId();
  const changed = useId();
  const details = useRef<HTMLDivElement>(null);

  useEffect(
    () => void followAddress(store, apiBase, address, (place) => areaNotice(place, business)),
    [store, apiBase, address, business],
  );

  const backTo = (returnTo?: Part) =>
    store.setState({
      step: { name: 'choose' },
      returnTo,
      moveFocus: !returnTo,
      unavailableSlot: undefined,
      failure: undefined,
    });
  const backToCalendar = () => backTo();

  return (
    <>
      <div className="booking-top">
        <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
          {words.detailsTitle}
        </h2>
        <Steps current={2} disabled={pending} onBack={backTo} />
      </div>
      <div className="booking-details" ref={details} data-pending={pending ? '' : undefined}>
        {date ? (
          <Appointment
            date={date}
            time={chosenTime(state)}
            unavailable={refused}
            late={marksOf(state, refused?.remaining ?? [], business.timeZone).late}
            onOtherTime={(time) => {
              store.setState({ time, unavailableSlot: undefined });
              submitForm(details.current?.querySelector('form') ?? null);
            }}
            onOtherDate={backToCalendar}
          >
            {quote && quote !== 'checking' ? <QuoteRow store={store} quote={quote} /> : null}
            <OptionPeriod store={store} />
          </Appointment>
        ) : null}
        <Form
          label={words.details}
          state={state}
          onType={(change) => store.setState(change)}
          onSubmit={(form) => {
            store.setState({ values: textsOf(form) });
            void confirmBooking(store, options, business);
          }}
        >
          <fieldset
            className="booking-fields"
            disabled={pending}
            // Chromium scrolls only the caret of a text area into view, and under the sticky bar.
            onFocusCapture={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          >
            <DetailsFields
              form={state}
              addressHint={
                <>
                  <LiveHint text={state.area?.notice} />
                  <FittingTimes store={store} beside="address" onOtherDate={backToCalendar} />
                </>
              }
              typeHint={
                <FittingTimes store={store} beside="inspectionType" onOtherDate={backToCalendar} />
              }
              notesHint={words.notesHint}
            />
            <VisitFields form={state} />
            <DiscountField store={store} />
            <Honeypot />
          </fieldset>
          <div className="booking-confirm ui-wide">
            <SlotSummary store={store} />
            {failure ? (
              <p className="booking-failure" id={failed}>
                <PhoneLinked text={failure} />
              </p>
            ) : null}
            {change ? <PriceChangeNotice id={changed} change={change} /> : null}
            <button
              type="submit"
              className="ui-button"
              part="button"
              data-kind="action"
              aria-describedby={failure ? failed : change ? changed : terms}
              disabled={pending}
              onClick={submitOnClick}
            >
              {pending ? words.booking : change ? words.bookAt(change.current) : words.confirm}
            </button>
          </div>
          <div className="booking-end ui-wide">
            <p className="booking-terms" id={terms}>
              {`${ofBooking.payment} ${ofBooking.change}`}
            </p>
            <button
              type="button"
              className="ui-button"
              part="button"
              disabled={pending}
              onClick={backToCalendar}
            >
              {words.cancel}
            </button>
          </div>
        </Form>
      </div>
    </>
  );
}
