import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { chosenTime } from './booking.store.ts';
import type { BookingState, BookingStore, BookingWidgetProps } from './booking.types.ts';
import { bookingLazy } from './booking-lazy.ts';
import { loadTimes } from './free-times.ts';

type StartTimesProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
};

/** The chosen day's start times, and the button to the form. */
export function StartTimes({ store, apiBase, onSlotSelect }: StartTimesProps) {
  const state = useStore(store);
  const { date, slots, notice } = state;
  const dayHeading = useRef<HTMLHeadingElement>(null);
  const lazy = useLazyChunk(bookingLazy);
  const business = useBusiness();
  const hint = useId();
  const missing = missingOf(state);

  return (
    <div className="booking-times">
      <h3 className="booking-day" tabIndex={-1} ref={dayHeading}>
        {date ? formatDate(date, 'long') : 'Start times'}
      </h3>
      <div
        className="booking-list"
        aria-busy={slots.status === 'loading'}
        data-slots={slots.status === 'ready' && slots.times.length === 0 ? 'empty' : slots.status}
      >
        <p className="booking-count" role="status">
          {slotStatus(state)}
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
                // The button is removed; the focus must not be lost with it.
                dayHeading.current?.focus();
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
        {slots.status === 'ready' && date && lazy ? (
          <lazy.TimeChoice
            date={date}
            times={slots.times}
            chosen={chosenTime(state)}
            marks={lazy.marksOf(state, slots.times, business.timeZone)}
            onChoose={(time) => {
              store.setState({ time, notice: undefined });
              onSlotSelect?.({ date, time });
            }}
          />
        ) : null}
      </div>
      <div className="booking-submit">
        <button
          type="button"
          className="ui-button"
          part="button"
          data-kind="action"
          aria-describedby={missing ? hint : undefined}
          onClick={() => void openDetails(store, business)}
        >
          Book This Appointment
        </button>
        {notice ? null : (
          <span className="booking-missing" id={hint}>
            {missing ?? lazy?.slotOf(state, business)}
          </span>
        )}
        <span className="booking-notice" role="alert">
          {notice}
        </span>
      </div>
    </div>
  );
}

function slotStatus({ date, slots }: BookingState): string {
  if (!date) return 'Choose a day to see its free times.';
  if (slots.status === 'loading') return 'Looking for free times…';
  if (slots.status !== 'ready') return '';
  const count = slots.times.length;
  if (count === 0) return 'No available times for this date. Please select a different date.';
  return `${count} ${count === 1 ? 'time' : 'times'} free`;
}

/** What must be chosen before the form can be opened. */
const missingOf = (state: BookingState): string | undefined =>
  chosenTime(state) ? undefined : state.date ? 'Choose a time first' : 'Choose a day first';

/** Opens the form, or reports what is missing (spec §5). */
async function openDetails(store: BookingStore, { phone }: Business) {
  const missing = missingOf(store.getState());
  store.setState({ notice: missing });
  try {
    const { missingInformation } = await bookingLazy.load();
    store.setState(
      missing ? { toast: missingInformation() } : { step: 'details', moveFocus: true },
    );
  } catch {
    store.setState({
      notice:
        missing ?? `The form could not be loaded. Please try again, or call ${phone.display}.`,
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
