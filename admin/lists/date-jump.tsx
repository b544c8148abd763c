import { useId, useState } from 'react';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

/** While a year is being typed, the field's first values are years like 2 and 20. */
const FIRST_DAY = '2000-01-01';

interface DateJumpProps {
  /** The day at which the requested page starts. */
  day: CalendarDate | undefined;
  /** Undefined returns to the newest. */
  onJump: (day: CalendarDate | undefined) => void;
}

/** Opens the page that starts at a day. */
export function DateJump({ day = '', onJump }: DateJumpProps) {
  const id = useId();
  const [text, setText] = useState<string>(day);
  const [previous, setPrevious] = useState<string>(day);
  // The position was changed elsewhere: by the next page or the Back button.
  if (day !== previous) {
    setPrevious(day);
    setText(day);
  }
  return (
    <span className="admin-jump">
      <label htmlFor={id}>Go to</label>
      <input
        id={id}
        type="date"
        className="ui-control"
        min={FIRST_DAY}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const { data } = calendarDateSchema.safeParse(target.value);
          if (target.value === '' || (data && data >= FIRST_DAY)) onJump(data);
        }}
      />
    </span>
  );
}
