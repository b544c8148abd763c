import { useStore } from 'zustand';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { LiveHint } from '#ui/form/live-hint.tsx';
import { useWords } from '#ui/words.ts';
import type { BookingStore, UnavailableSlot } from './booking.types.ts';
import { reasonOf } from './booking-failure.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { lateTimesText, marksOf } from './option-period.tsx';

interface FittingTimesProps {
  store: BookingStore;
  /** The field above it. */
  beside: UnavailableSlot['beside'];
  onOtherDate: () => void;
}

/** Below a field whose change ruled out the chosen time: the reason, and the times that fit. */
export function FittingTimes({ store, beside, onOtherDate }: FittingTimesProps) {
  const business = useBusiness();
  const words = useWords(bookingStepsWords);
  const state = useStore(store);
  const slot = state.unavailableSlot?.beside === beside ? state.unavailableSlot : undefined;
  const remaining = slot?.remaining ?? [];
  const { late } = marksOf(state, remaining, business.timeZone);
  return (
    <>
      <LiveHint text={slot && `${reasonOf(slot, business)} ${fitText(slot, words)}`} />
      {slot ? (
        <span className="booking-remaining">
          {remaining.map((time) => (
            <button
              key={time}
              type="button"
              className="ui-button"
              part="button"
              aria-pressed={time === state.time}
              onClick={() => store.setState({ time })}
            >
              {formatTime(time, business.locale)}
            </button>
          ))}
          {remaining.length === 0 ? (
            <button type="button" className="ui-button" part="button" onClick={onOtherDate}>
              {words.chooseAnotherDate}
            </button>
          ) : null}
        </span>
      ) : null}
      {late.length > 0 ? <span>{lateTimesText(late, business)}</span> : null}
    </>
  );
}

const fitText = (
  { remaining, beside }: UnavailableSlot,
  words: ReturnType<typeof bookingStepsWords.in>,
): string =>
  remaining.length > 0
    ? words.timesFit
    : beside === 'address'
      ? words.noOtherPlace
      : words.noOtherLength;
