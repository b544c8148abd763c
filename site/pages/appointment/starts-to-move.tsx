import { useStore } from 'zustand';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { chosenTime } from '#widgets/booking/booking.store.ts';
import type { BookingState, BookingStore } from '#widgets/booking/booking.types.ts';
import { TimeChoice } from '#widgets/booking/time-choice.tsx';

interface StartsToMoveProps {
  store: BookingStore;
  onRetry: (date: CalendarDate) => void;
}

/** The starts of the chosen day. */
export function StartsToMove({ store, onRetry }: StartsToMoveProps) {
  const state = useStore(store);
  const { date, slots } = state;
  return (
    <div className="booking-times">
      <h4 className="booking-day">{date ? formatDate(date, 'long') : 'Start times'}</h4>
      <div
        className="booking-list"
        aria-busy={slots.status === 'loading'}
        data-slots={slots.status}
      >
        <p className="booking-count" role="status">
          {statusText(state)}
        </p>
        {slots.status === 'failed' && date ? (
          <button type="button" className="ui-button" onClick={() => onRetry(date)}>
            Try again
          </button>
        ) : null}
        {slots.status === 'ready' && date ? (
          <TimeChoice
            date={date}
            times={slots.times}
            chosen={chosenTime(state)}
            onChoose={(time) => store.setState({ time, failure: undefined })}
          />
        ) : null}
      </div>
    </div>
  );
}

function statusText({ date, slots }: BookingState): string {
  if (!date) return 'Choose a day to see its free times.';
  if (slots.status === 'loading') return 'Looking for free times…';
  if (slots.status !== 'ready') return 'Failed to fetch slots';
  const count = slots.times.length;
  if (count === 0) return 'No available times for this date. Please select a different date.';
  return `${count} ${count === 1 ? 'time' : 'times'} free`;
}
