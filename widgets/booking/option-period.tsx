import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { type OptionMarks, optionMarks } from '#domain/schedule/option-period.ts';
import { useBusiness } from '#ui/business.tsx';
import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';
import { chosenTime, optionEndsOf } from './booking.store.ts';
import type { BookingState, BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/** Label of starts whose report comes too late. */
export const tooLateText = ({ words, locale }: Pick<Business, 'words' | 'locale'>): string =>
  bookingStepsWords.in(locale).reportTooLate(words.contractDeadline);

/** The same, as a sentence with these starts. */
export const lateTimesText = (
  late: readonly TimeOfDay[],
  { words, locale }: Pick<Business, 'words' | 'locale'>,
): string =>
  bookingStepsWords
    .in(locale)
    .lateTimes(words.contractDeadline, late.map((time) => formatTime(time, locale)).join(', '));

/** The marks on the start times of the chosen day; none without an option period. */
export function marksOf(state: BookingState, times: readonly TimeOfDay[], zone: Zone): OptionMarks {
  const optionEnds = optionEndsOf(state);
  return optionEnds ? optionMarks(times, state.reportBy, optionEnds, zone) : { late: [] };
}

/**
 * Asks for the end of the option period, and warns if the report of the chosen start comes after
 * it.
 */
export function OptionPeriod({ store }: { store: BookingStore }) {
  const business = useBusiness();
  const { timeZone } = business;
  const { ContractDeadline, deadlineTime } = business.words;
  const words = useWords(bookingStepsWords);
  const { optional } = useWords(uiWords);
  const state = useStore(store);
  const id = useId();
  const optionEnds = optionEndsOf(state);
  const typed = state.optionEnds ?? optionEnds ?? '';
  const time = chosenTime(state);
  // Only the initial state: a partly typed date is empty, and must not close the field being typed
  // into.
  const [open] = useState(optionEnds !== undefined);
  const isLate = time !== undefined && marksOf(state, [time], timeZone).late.length > 0;
  const message = typed && !optionEnds ? words.todayOrLater : isLate && `${tooLateText(business)}.`;

  return (
    <details className="booking-option" open={open}>
      <summary>{ContractDeadline}</summary>
      <label className="ui-label" htmlFor={id}>
        <span>{`${words.deadlineEnds(ContractDeadline)} `}</span>
        <span className="ui-label-note">{optional}</span>
      </label>
      <input
        type="date"
        className="ui-control"
        part="control"
        id={id}
        defaultValue={typed}
        min={state.today ?? businessToday(new Date(), timeZone)}
        aria-describedby={`${id}-message`}
        disabled={state.pending}
        onInput={({ currentTarget }) => store.setState({ optionEnds: currentTarget.value })}
      />
      <p
        className="ui-message"
        data-error={message ? '' : undefined}
        id={`${id}-message`}
        role="status"
      >
        {message || (deadlineTime ? words.deadlineTime(deadlineTime) : words.deadlineInContract)}
      </p>
    </details>
  );
}
