import { useId } from 'react';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import type { OptionMarks } from '#domain/schedule/option-period.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
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
  const business = useBusiness();
  const { locale, timeZone } = business;
  const words = useWords(bookingStepsWords);
  const id = useId();

  const choice = (time: TimeOfDay) => {
    const localTime = visitorTime(date, time, business);
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
        <span id={`${id}-${time}`}>{formatTime(time, locale)}</span>
        {localTime ? <small id={`${id}-${time}-local`}>{words.yourTime(localTime)}</small> : null}
        {time === best ? <small id={`${id}-best`}>{words.best}</small> : null}
      </label>
    );
  };

  return (
    <fieldset className="booking-choice" data-many={times.length > 3 ? '' : undefined}>
      <legend className="ui-visually-hidden">{words.startTime(timeZone.label)}</legend>
      {times.filter((time) => !late.includes(time)).map(choice)}
      {late.length > 0 ? (
        <p className="booking-late" id={`${id}-late`}>
          {`${tooLateText(business)}:`}
        </p>
      ) : null}
      {late.map(choice)}
    </fieldset>
  );
}
