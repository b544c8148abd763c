import { useStore } from 'zustand';
import { capitalized } from '#domain/locale/capitalized.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { chosenTime } from '#widgets/booking/booking.store.ts';
import type { BookingState, BookingStore } from '#widgets/booking/booking.types.ts';
import type { words as en } from '#widgets/booking/booking-widget.en.ts';
import { bookingWidgetWords } from '#widgets/booking/booking-widget.words.ts';
import { TimeChoice } from '#widgets/booking/time-choice.tsx';

interface StartsToMoveProps {
  store: BookingStore;
  onRetry: (date: CalendarDate) => void;
}

/** The starts of the chosen day. */
export function StartsToMove({ store, onRetry }: StartsToMoveProps) {
  const state = useStore(store);
  const { locale } = useBusiness();
  const words = useWords(bookingWidgetWords);
  const { date, slots } = state;
  return (
    <div className="booking-times">
      <h4 className="booking-day">
        {date ? capitalized(formatDate(date, 'long', locale)) : words.startTimes}
      </h4>
      <div
        className="booking-list"
        aria-busy={slots.status === 'loading'}
        data-slots={slots.status}
      >
        <p className="booking-count" role="status">
          {statusText(state, words)}
        </p>
        {slots.status === 'failed' && date ? (
          <button type="button" className="ui-button" onClick={() => onRetry(date)}>
            {words.tryAgain}
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

function statusText({ date, slots }: BookingState, words: typeof en): string {
  if (!date) return words.chooseDay;
  if (slots.status === 'loading') return words.lookingForTimes;
  if (slots.status !== 'ready') return words.timesFailed;
  const count = slots.times.length;
  return count === 0 ? words.noTimes : words.timesFree(count);
}
