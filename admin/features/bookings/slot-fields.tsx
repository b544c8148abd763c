import { useId } from 'react';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { TextField } from '#widgets/core/ui/field.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { OTHER_TIME, type SlotForm } from './use-slot-form.ts';
import './slot-fields.css';

/** Day and time: what clients are offered on that day, or any other time of the owner's choice. */
export function SlotFields({ form }: { form: SlotForm }) {
  const id = useId();
  const { state } = form;
  const date = state.values['date'] ?? '';
  const offered = useFreeTimes(date);
  const times = form.freeInstead ?? offered.times;
  const error = state.errors['time'];
  const isOther = state.values['time'] === OTHER_TIME;

  return (
    <div className="admin-slot ui-wide">
      <TextField form={state} name="date" label="Day" type="date" required />
      <div
        role="radiogroup"
        className="admin-times"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        aria-required="true"
        aria-invalid={error && !isOther ? 'true' : undefined}
        tabIndex={-1}
      >
        <p className="ui-label" id={`${id}-label`}>
          Time <span className="ui-label-note">(Central Time)</span>
        </p>
        <div className="admin-times-choices">
          {times?.map((time) => (
            <TimeChoice key={`${date} ${time}`} value={time} chosen={state.values['time']}>
              {formatTime(time)}
            </TimeChoice>
          ))}
          <TimeChoice value={OTHER_TIME} chosen={state.values['time']}>
            Another time
          </TimeChoice>
        </div>
        <p className="ui-message" id={`${id}-message`} data-error={error ? '' : undefined}>
          {isOther ? null : (error ?? hintOf(date, offered, times))}
        </p>
      </div>
      {isOther ? (
        <TextField
          form={error ? { ...state, errors: { otherTime: error } } : state}
          name="otherTime"
          label="Start time"
          type="time"
          required
          hint="A time that is booked already cannot be had."
        />
      ) : null}
    </div>
  );
}

function TimeChoice(props: { value: string; chosen: string | undefined; children: string }) {
  return (
    <label className="admin-time">
      <input
        type="radio"
        name="time"
        value={props.value}
        defaultChecked={props.chosen === props.value}
      />
      <span>{props.children}</span>
    </label>
  );
}

function hintOf(
  date: string,
  offered: ReturnType<typeof useFreeTimes>,
  times: TimeOfDay[] | undefined,
): string {
  if (!date) return 'Choose a day to see its free times.';
  if (times?.length === 0) return 'Clients are offered no time on this day.';
  if (times) return 'Free for clients on this day.';
  return offered.failed ? 'The free times could not be loaded.' : 'Loading the free times…';
}
