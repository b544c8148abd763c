import { useId, useState } from 'react';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

/** While a year is typed digit by digit, the field's first values are years like 2 and 20. */
const FIRST_DAY = '2000-01-01';

interface DateJumpProps {
  /** The day with which the page was asked to begin. */
  day: CalendarDate | undefined;
  /** Undefined leads back to the newest. */
  onJump: (day: CalendarDate | undefined) => void;
}

/** Asks for the page that begins at a day. */
export function DateJump({ day = '', onJump }: DateJumpProps) {
  const id = useId();
  const [text, setText] = useState<string>(day);
  const [previous, setPrevious] = useState<string>(day);
  // The position changed elsewhere: the next page, the Back button.
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
