import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { dayName, type StartTimes } from './availability-values.ts';
import { withoutTime, withTime } from './week-changes.ts';

interface DayTimesProps {
  week: StartTimes;
  weekday: number;
  onChange: (week: StartTimes) => void;
}

/** The start times of one weekday: tap one to remove it, type one to add it. */
export function DayTimes({ week, weekday, onChange }: DayTimesProps) {
  const day = dayName(weekday);
  const times = week[weekday] ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  function add() {
    const field = input.current;
    if (!field) return;
    const changed = withTime(week, weekday, field.value);
    if ('refused' in changed) {
      setRefused(changed.refused);
      field.focus();
      return;
    }
    setRefused(undefined);
    field.value = '';
    onChange(changed.next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls
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
              // The button goes; the focus must not go with it.
              input.current?.focus({ preventScroll: true });
              onChange(withoutTime(week, weekday, time));
            }}
          >
            {formatTime(time)}
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
          aria-invalid={refused ? 'true' : undefined}
          // Not yet part of what the form would save.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would save the whole form.
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
      <p className="availability-refused" role="alert">
        {refused}
      </p>
    </div>
  );
}
