import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type DayOff, dayOffText } from './availability-values.ts';
import { withDayOff } from './week-changes.ts';

interface DaysOffEditorProps {
  daysOff: readonly DayOff[];
  today: string;
  error: string | undefined;
  onChange: (daysOff: DayOff[]) => void;
}

export function DaysOffEditor({ daysOff, today, error, onChange }: DaysOffEditorProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  function add() {
    const [from, to] = [first.current?.value ?? '', last.current?.value ?? ''];
    const changed = withDayOff(daysOff, { from, to });
    setRefused('refused' in changed ? changed.refused : undefined);
    first.current?.focus();
    if ('refused' in changed) return;
    for (const { current } of [first, last]) if (current) current.value = '';
    onChange(changed.next);
  }

  const ownControl = {
    type: 'date',
    className: 'ui-control',
    // Not yet part of what the form would save.
    onInput: (event: FormEvent) => event.stopPropagation(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      // Enter would save the whole form.
      event.preventDefault();
      add();
    },
  };

  return (
    <section className="admin-card availability-part" aria-labelledby="availability-off">
      <h2 className="admin-card-title" id="availability-off">
        Days off
      </h2>
      <p className="availability-lead">
        Holidays, single days or whole weeks. What is booked there already stays booked.
      </p>
      {daysOff.length === 0 ? (
        <p className="availability-closed">None.</p>
      ) : (
        <ul className="availability-off">
          {daysOff.map((day) => (
            <li key={`${day.from} ${day.to}`} data-past={day.to < today ? '' : undefined}>
              <span>
                {dayOffText(day)}
                {day.to < today ? ' (over)' : ''}
              </span>
              <button
                type="button"
                className="admin-icon-button"
                aria-label={`Remove ${dayOffText(day)}`}
                onClick={() => {
                  // The button goes; the focus must not go with it.
                  first.current?.focus({ preventScroll: true });
                  onChange(daysOff.filter((other) => other !== day));
                }}
              >
                <X size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="availability-range">
        <label className="ui-label">
          First day
          <input ref={first} {...ownControl} />
        </label>
        <label className="ui-label">
          Last day <span className="ui-label-note">(optional)</span>
          <input ref={last} {...ownControl} />
        </label>
        <button type="button" className="ui-button admin-quiet" onClick={add}>
          Add days off
        </button>
      </div>
      <p className="availability-refused" role="alert">
        {refused ?? error}
      </p>
    </section>
  );
}
