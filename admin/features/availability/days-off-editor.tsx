import { useRef, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { holidayOn, holidaysFrom } from '#domain/schedule/holidays.ts';
import { type DayOff, dayOffText } from './availability-values.ts';
import { newItemControl, RemovableList } from './removable-list.tsx';
import { missingDays, withDayOff, withDaysOff } from './week-changes.ts';

interface DaysOffEditorProps {
  daysOff: readonly DayOff[];
  today: string;
  error: string | undefined;
  onChange: (daysOff: DayOff[]) => void;
}

export function DaysOffEditor({ daysOff, today, error, onChange }: DaysOffEditorProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const [from, to] = [first.current?.value ?? '', last.current?.value ?? ''];
    const changed = withDayOff(daysOff, { from, to });
    setRefusal('refused' in changed ? changed.refused : undefined);
    first.current?.focus();
    if ('refused' in changed) return;
    for (const { current } of [first, last]) if (current) current.value = '';
    onChange(changed.next);
  }

  const holidays = missingDays(daysOff, holidaysFrom(today));

  function addHolidays() {
    const changed = withDaysOff(
      daysOff,
      holidays.map(({ from, to }) => ({ from, to })),
    );
    setRefusal('refused' in changed ? changed.refused : undefined);
    // The focused button is about to be removed.
    first.current?.focus({ preventScroll: true });
    if ('next' in changed) onChange(changed.next);
  }

  const dateControl = { type: 'date', ...newItemControl(add) };

  return (
    <>
      <p className="availability-lead">
        Holidays, single days or whole weeks. Anything already booked stays booked.
      </p>
      <RemovableList
        items={daysOff}
        describe={(day) => {
          const name = dayOffText(day);
          const holiday = holidayOn(day);
          return {
            name,
            text: holiday ? `${name} · ${holiday.name}` : name,
            isPast: day.to < today,
          };
        }}
        focusAfter={first}
        onChange={onChange}
      />
      {holidays.length > 0 ? (
        <div className="availability-holidays">
          <Button onClick={addHolidays}>
            {holidays.length === 1 ? 'Add the US holiday' : `Add ${holidays.length} US holidays`}
          </Button>
          <p>Federal holidays in the next 12 months, plus the day after Thanksgiving.</p>
        </div>
      ) : null}
      <div className="availability-range">
        <label className="ui-label">
          First day
          <input ref={first} {...dateControl} />
        </label>
        <label className="ui-label">
          Last day <span className="ui-label-note">(optional)</span>
          <input ref={last} {...dateControl} />
        </label>
        <Button onClick={add}>Add days off</Button>
      </div>
      <p className="availability-refused" role="alert">
        {refusal ?? error}
      </p>
    </>
  );
}
