import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { business } from '#domain/business/business.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useArrival } from '#widgets/core/use-arrival.ts';
import { type BookingState, type BookingStore, chosenTime } from './booking.store.ts';
import type { BookingWidgetProps } from './booking.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { desk } from './desk.ts';
import { chooseDate, loadTimes } from './free-times.ts';

/** The steps of the drawing: the frame, the start times' place, the calendar's head, its weeks. */
export const TIMES = 2;
const CALENDAR = 3;
export const STEPS = 5;
/** So many in one step. */
const WEEKS = 3;

type ChooseStepProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
  /** The step in which the drawing is. */
  drawn: number;
  /** The quote's row. */
  carried: ReactNode;
};

export function ChooseStep({ store, apiBase, drawn, carried, onSlotSelect }: ChooseStepProps) {
  const state = useStore(store);
  const { now, date, slots, notice } = state;
  const heading = useArrival(store);
  const day = useRef<HTMLHeadingElement>(null);
  const TimeChoice = desk.value?.TimeChoice;

  return (
    <>
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Book your inspection
      </h2>
      <p className="ui-lead">Choose a day, then a start time. All times are Central Time.</p>
      {carried}
      <div className="booking-columns">
        {now && drawn >= CALENDAR ? (
          <BookingCalendar
            store={store}
            now={now}
            weeks={drawn < STEPS ? (drawn - CALENDAR) * WEEKS : undefined}
            onChoose={(chosen) => chooseDate(store, apiBase, chosen)}
          />
        ) : (
          <CalendarRoom />
        )}
        {drawn < TIMES ? null : (
          <div className="booking-times">
            <h3 className="booking-day" tabIndex={-1} ref={day}>
              {date ? formatDate(date, 'long') : 'Start times'}
            </h3>
            <div
              className="booking-list"
              aria-busy={slots.status === 'loading'}
              data-slots={
                slots.status === 'ready' && slots.times.length === 0 ? 'none' : slots.status
              }
            >
              <p className="booking-count" role="status">
                {countOf(state)}
              </p>
              {slots.status === 'loading' ? <Skeletons /> : null}
              {slots.status === 'failed' ? (
                <div role="alert">
                  <p className="ui-alert">Failed to fetch slots</p>
                  <button
                    type="button"
                    className="ui-button"
                    part="button"
                    onClick={() => {
                      // The button goes; the focus must not go with it.
                      day.current?.focus();
                      void loadTimes(store, apiBase);
                    }}
                  >
                    Try again
                  </button>
                  <p>
                    or call <a href={business.phone.href}>{business.phone.display}</a>
                  </p>
                </div>
              ) : null}
              {slots.status === 'ready' && date && TimeChoice ? (
                <TimeChoice
                  date={date}
                  times={slots.times}
                  chosen={chosenTime(state)}
                  onChoose={(time) => {
                    store.setState({ time, notice: undefined });
                    onSlotSelect?.({ date, time });
                  }}
                />
              ) : null}
            </div>
            <p className="booking-notice" role="alert">
              {notice}
            </p>
            <button
              type="button"
              className="ui-button"
              part="button"
              data-kind="action"
              onClick={() => void openDetails(store)}
            >
              Book This Appointment
            </button>
            <p className="booking-terms">
              {bookingTerms.payment} {bookingTerms.change}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function countOf({ date, slots }: BookingState): string {
  if (!date) return 'Choose a day to see which are free.';
  if (slots.status === 'loading') return 'Looking for free times…';
  if (slots.status !== 'ready') return '';
  const count = slots.times.length;
  if (count === 0) return 'No available times for this date. Please select a different date.';
  return `${count} ${count === 1 ? 'time' : 'times'} free`;
}

/** Opens the form, or says what is missing (spec §5). */
async function openDetails(store: BookingStore) {
  const state = store.getState();
  const missing = state.date
    ? chosenTime(state)
      ? ''
      : 'a start time'
    : 'a date and a start time';
  store.setState({ notice: missing && `Please choose ${missing}.` });
  try {
    const { missingInformation } = await desk.load();
    store.setState(missing ? { toast: missingInformation() } : { step: 'details', arriving: true });
  } catch {
    store.setState({
      notice: missing
        ? `Please choose ${missing}.`
        : `The form could not be loaded. Please try again, or call ${business.phone.display}.`,
    });
  }
}

const Skeletons = () => (
  <>
    <div className="ui-skeleton booking-time" />
    <div className="ui-skeleton booking-time" />
    <div className="ui-skeleton booking-time" />
  </>
);

/** Until the moment is known that the days depend on. */
const CalendarRoom = () => (
  <div className="booking-calendar" aria-busy="true">
    <div className="booking-room ui-skeleton" />
  </div>
);
