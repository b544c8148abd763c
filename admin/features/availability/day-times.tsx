import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { dayName, type StartTimes } from './availability-values.ts';
import { startsTooLate, withoutTime, withTime } from './week-changes.ts';

interface DayTimesProps {
  form: FormState;
  week: StartTimes;
  weekday: number;
  onChange: (week: StartTimes) => void;
}

/** The start times of one weekday. */
export function DayTimes({ form, week, weekday, onChange }: DayTimesProps) {
  const day = dayName(weekday);
  const times = week[weekday] ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const closingName = `closingTimes.${weekday}`;
  const closing = form.values[closingName] ?? '';
  const closingError = form.errors[closingName];
  const late = startsTooLate(times, { closing, minutes: Number(form.values['lengths.buyer']) });

  function add() {
    const field = input.current;
    if (!field) return;
    const changed = withTime(week, weekday, field.value);
    if ('refused' in changed) {
      setRefusal(changed.refused);
      field.focus();
      return;
    }
    setRefusal(undefined);
    field.value = '';
    onChange(changed.next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed beside its controls
    <div className="availability-day" role="group" aria-label={day}>
      <h3 className="availability-day-name">{day}</h3>
      <div className="availability-times">
        {times.length === 0 ? <span className="availability-closed">Closed</span> : null}
        {times.map((time) => (
          <button
            key={time}
            type="button"
            className="availability-time"
            aria-label={`Remove ${formatTime(time)} on ${day}`}
            onClick={() => {
              // The focused button is about to be removed.
              input.current?.focus({ preventScroll: true });
              onChange(withoutTime(week, weekday, time));
            }}
          >
            <span>{formatTime(time)}</span>
            <X size={16} aria-hidden="true" />
          </button>
        ))}
      </div>
      <div className="availability-add">
        <input
          ref={input}
          type="time"
          className="ui-control"
          aria-label={`Another time on ${day}`}
          aria-invalid={refusal ? 'true' : undefined}
          // Not part of the form's data until it is added.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Otherwise Enter would submit the whole form.
            event.preventDefault();
            add();
          }}
        />
        <button
          type="button"
          className="admin-icon-button availability-plus"
          aria-label={`Add the time to ${day}`}
          onClick={add}
        >
          <Plus size={20} />
        </button>
      </div>
      <label className="availability-closing">
        Ends by
        <input
          type="time"
          className="ui-control"
          name={closingName}
          aria-label={`Closing time on ${day}`}
          aria-invalid={closingError ? 'true' : undefined}
          defaultValue={closing}
        />
      </label>
      <p className="availability-refused" role="alert">
        {refusal ?? closingError}
      </p>
      {late.length > 0 ? (
        <p className="availability-late">
          <span>{late.map((time) => formatTime(time)).join(', ')}</span>: not offered for a buyer’s
          inspection, which would run past closing time
        </p>
      ) : null}
    </div>
  );
}
