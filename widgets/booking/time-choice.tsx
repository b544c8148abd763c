import { useId } from 'react';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import type { OptionMarks } from '#domain/schedule/option-period.ts';
import { useBusiness } from '#ui/business.tsx';
import { tooLateText } from './option-period.tsx';
import { visitorTime } from './visitor-time.ts';

interface TimeChoiceProps {
  date: CalendarDate;
  times: readonly TimeOfDay[];
  chosen: TimeOfDay | undefined;
  marks?: OptionMarks;
  onChoose: (time: TimeOfDay) => void;
}

/** Native radio buttons: one tab stop, arrow keys within, and "1 of 3" is spoken. */
export function TimeChoice({
  date,
  times,
  chosen,
  marks: { best, late } = { late: [] },
  onChoose,
}: TimeChoiceProps) {
  const { timeZone, words } = useBusiness();
  const id = useId();

  const choice = (time: TimeOfDay) => {
    const localTime = visitorTime(date, time, timeZone);
    const isLate = late.includes(time);
    const described = [
      localTime && `${id}-${time}-local`,
      time === best && `${id}-best`,
      isLate && `${id}-late`,
    ].filter(Boolean);
    return (
      <label key={time} className="booking-time" data-late={isLate ? '' : undefined}>
        <input
          type="radio"
          name={id}
          checked={time === chosen}
          onChange={() => onChoose(time)}
          aria-labelledby={`${id}-${time}`}
          aria-describedby={described.join(' ') || undefined}
        />
        <span id={`${id}-${time}`}>{formatTime(time)}</span>
        {localTime ? <small id={`${id}-${time}-local`}>{localTime} your time</small> : null}
        {time === best ? <small id={`${id}-best`}>Best: earliest report</small> : null}
      </label>
    );
  };

  return (
    <fieldset className="booking-choice" data-many={times.length > 3 ? '' : undefined}>
      <legend className="ui-visually-hidden">{`Start time, ${timeZone.label}`}</legend>
      {times.filter((time) => !late.includes(time)).map(choice)}
      {late.length > 0 ? (
        <p className="booking-late" id={`${id}-late`}>
          {tooLateText(words)}:
        </p>
      ) : null}
      {late.map(choice)}
    </fieldset>
  );
}
