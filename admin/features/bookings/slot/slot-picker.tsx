import { useId, useState } from 'react';
import { isUnreachable } from '#admin/failure-text.ts';
import type { DaySchedule } from '#domain/booking/calendar/day-schedule.ts';
import type { Business } from '#domain/business/business.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { optionMarks, reportDue } from '#domain/schedule/option-period.ts';
import { useBusiness } from '#ui/business.tsx';
import { LiveHint } from '#ui/form/live-hint.tsx';
import { TimeChoice } from '#widgets/booking/time-choice.tsx';
import { DayPicker } from './day-picker.tsx';
import { DayTimes } from './day-times.tsx';
import { type LengthQuery, useDaySchedules } from './use-day-schedules.ts';
import type { SlotForm } from './use-slot-form.ts';
import '#widgets/booking/booking.css';
import '#widgets/booking/booking.lazy.css';
import '#widgets/booking/details-step.css';
import './slot-picker.css';

interface SlotPickerProps {
  form: SlotForm;
  length: LengthQuery;
  /** The property's address, as far as it was typed. */
  address: string | undefined;
  /** The last day of the buyer's option period; empty without one. */
  optionEnds: CalendarDate | undefined;
  /** The id of the booking to be moved. */
  except?: string;
}

/** Day and start: a month's calendar, the starts that fit, and what is already on that day. */
export function SlotPicker({ form, length, address, optionEnds, except }: SlotPickerProps) {
  const business = useBusiness();
  const id = useId();
  const { values, errors } = form.state;
  const { date = '', time = '' } = values;
  const [cursor, setCursor] = useState<CalendarDate>(date);
  const { data, error } = useDaySchedules(cursor, length, { address, except });
  const day = data?.days.find((one) => one.date === date);
  const choose = (part: { date: string } | { time: string }) => {
    const { time: _corrected, ...others } = errors;
    form.onType({ values: { ...values, ...part }, errors: others });
  };

  return (
    <div className="admin-slot ui-wide">
      <input type="hidden" name="date" value={date} />
      <DayPicker
        days={data?.days}
        cursor={cursor}
        selected={date}
        optionEnds={optionEnds}
        onCursor={setCursor}
        onChoose={(chosen) => choose({ date: chosen })}
      />
      <div className="admin-slot-day" aria-busy={!day}>
        <h3 className="admin-slot-date">{formatDate(date, 'long')}</h3>
        <p className="admin-slot-fit" role="status">
          {error
            ? isUnreachable(error)
              ? 'The calendar could not be reached. You can still enter a start time.'
              : 'The calendar could not be loaded. You can still enter a start time.'
            : fitText(day, data?.minutes)}
        </p>
        {day && day.starts.length > 0 ? (
          <TimeChoice
            date={date}
            times={day.starts}
            chosen={time}
            {...(data && optionEnds && { marks: marksOn(day, data.minutes, optionEnds, business) })}
            onChoose={(chosen) => choose({ time: chosen })}
          />
        ) : null}
        <div className="ui-field admin-slot-start">
          <label className="ui-label" htmlFor={`${id}-time`}>
            Start{' '}
            <span className="ui-label-note">
              {`(${business.timeZone.label}; you can enter any time)`}
            </span>
          </label>
          <input
            type="time"
            id={`${id}-time`}
            name="time"
            className="ui-control"
            value={time}
            onChange={(event) => choose({ time: event.target.value })}
            aria-invalid={errors['time'] ? 'true' : undefined}
            aria-describedby={`${id}-message`}
          />
          <p
            className="ui-message"
            id={`${id}-message`}
            data-error={errors['time'] ? '' : undefined}
          >
            {errors['time'] ?? <LiveHint text={unfitText(day, time)} />}
          </p>
        </div>
        {day && data ? <DayTimes day={day} time={time} appointment={data} /> : null}
      </div>
    </div>
  );
}

/** The marks that visitors see. */
function marksOn(
  { date, starts }: DaySchedule,
  minutes: number,
  optionEnds: CalendarDate,
  business: Business,
) {
  const due = starts.map((time) => [
    time,
    reportDue({ date, time, minutes }, business).toISOString(),
  ]);
  return optionMarks(starts, Object.fromEntries(due), optionEnds, business.timeZone);
}

/** The text for a start chosen before the length or the address changed, or typed by hand. */
const unfitText = (day: DaySchedule | undefined, time: string): string | undefined =>
  day && time && !day.starts.includes(time)
    ? `${formatTime(time)} is not one of the free starts. You can book it anyway.`
    : undefined;

function fitText(day: DaySchedule | undefined, minutes = 0): string {
  if (!day) return 'Looking for free starts…';
  const length = hoursText(minutes);
  if (day.isDayOff) return `A day off. You can still book ${length}.`;
  const count = day.starts.length;
  if (count === 0) return `No start has ${length} free on this day.`;
  return `${count} ${count === 1 ? 'start has' : 'starts have'} ${length} free.`;
}

/** '3 hours', '2½ hours', '90 minutes' */
function hoursText(minutes: number): string {
  if (minutes % 30 !== 0 || minutes < 120) return `${minutes} minutes`;
  return `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''} hours`;
}
