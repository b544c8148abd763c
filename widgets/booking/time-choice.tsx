import { useId } from 'react';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { visitorTime } from './visitor-time.ts';

interface TimeChoiceProps {
  date: CalendarDate;
  times: readonly TimeOfDay[];
  chosen: TimeOfDay | undefined;
  onChoose: (time: TimeOfDay) => void;
}

/** Radio buttons: one tab stop, arrows within, and "1 of 3" is spoken for nothing. */
export function TimeChoice({ date, times, chosen, onChoose }: TimeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="booking-choice" data-many={times.length > 3 ? '' : undefined}>
      <legend className="booking-spoken">Start time, Central Time</legend>
      {times.map((time) => {
        const own = visitorTime(date, time);
        return (
          <label key={time} className="booking-time">
            <input
              type="radio"
              name={id}
              checked={time === chosen}
              onChange={() => onChoose(time)}
              aria-labelledby={`${id}-${time}`}
              aria-describedby={own ? `${id}-${time}-own` : undefined}
            />
            <span id={`${id}-${time}`}>{formatTime(time)}</span>
            {own ? <small id={`${id}-${time}-own`}>{own} your time</small> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
