import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Words } from '#domain/business/words.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { type OptionMarks, optionMarks } from '#domain/schedule/option-period.ts';
import { useBusiness } from '#ui/business.tsx';
import { chosenTime, optionEndsOf } from './booking.store.ts';
import type { BookingState, BookingStore } from './booking.types.ts';

/** Label of starts whose report comes too late. */
export const tooLateText = ({ contractDeadline }: Words): string =>
  `Your report would come after your ${contractDeadline} ends`;

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
  const { timeZone, words } = useBusiness();
  const state = useStore(store);
  const id = useId();
  const optionEnds = optionEndsOf(state);
  const typed = state.optionEnds ?? optionEnds ?? '';
  const time = chosenTime(state);
  // Only the initial state: a partly typed date is empty, and must not close the field being typed
  // into.
  const [open] = useState(optionEnds !== undefined);
  const isLate = time !== undefined && marksOf(state, [time], timeZone).late.length > 0;
  const message =
    typed && !optionEnds
      ? 'Please choose today or a later date'
      : isLate && `${tooLateText(words)}.`;

  return (
    <details className="booking-option" open={open}>
      <summary>{words.ContractDeadline}</summary>
      <label className="ui-label" htmlFor={id}>
        {words.ContractDeadline} ends <span className="ui-label-note">(optional)</span>
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
        {message ||
          (words.deadlineTime
            ? `At ${words.deadlineTime} that day`
            : 'Your contract says until when; we count until 5 PM')}
      </p>
    </details>
  );
}
