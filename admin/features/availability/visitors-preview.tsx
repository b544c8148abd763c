import { useId, useState } from 'react';
import useSWR from 'swr';
import type { Availability } from '#domain/schedule/availability.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { freeSlots, openTimes } from '#domain/schedule/schedule.ts';
import { readSlots } from './availability-calls.ts';
import { firstOpenDay } from './first-open-day.ts';

interface VisitorsPreviewProps {
  /** As it is typed, saved or not. */
  typed: Availability;
  saved: Availability;
}

/** What visitors could choose on a day if what is typed were saved. */
export function VisitorsPreview({ typed, saved }: VisitorsPreviewProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  const [date, setDate] = useState(() => firstOpenDay(saved, now));
  const { data: free } = useSWR(date ? ['slots', date, saved] : null, () => readSlots(date));
  const slots = date && free ? slotsOf({ typed, saved, free, date, now }) : undefined;

  return (
    <section className="admin-card availability-part" aria-labelledby="availability-preview">
      <h2 className="admin-card-title" id="availability-preview">
        What visitors see
      </h2>
      <label className="ui-label" htmlFor={id}>
        On
      </label>
      <input
        id={id}
        type="date"
        className="ui-control"
        value={date}
        onChange={(event) => setDate(event.target.value)}
        // Not part of what the form would save.
        onInput={(event) => event.stopPropagation()}
      />
      <div role="status" className="availability-preview">
        {date && slots ? (
          <>
            <p className="availability-preview-day">{formatDate(date, 'long')}</p>
            {slots.length > 0 ? (
              <ul>
                {slots.map((time) => (
                  <li key={time}>{formatTime(time)}</li>
                ))}
              </ul>
            ) : (
              <p>No available times for this date. Please select a different date.</p>
            )}
          </>
        ) : null}
      </div>
    </section>
  );
}

/** What is sold is known from the times that the saved hours have and the server does not offer. */
function slotsOf({
  typed,
  saved,
  free,
  date,
  now,
}: VisitorsPreviewProps & { free: readonly { time: string }[]; date: string; now: Date }) {
  const offered = free.map(({ time }) => time);
  const sold = openTimes(date, saved, now).filter((time) => !offered.includes(time));
  const valid = Number.isFinite(typed.noticeHours) && Number.isFinite(typed.horizonDays);
  return freeSlots(date, valid ? typed : saved, sold, now).map(({ time }) => time);
}
