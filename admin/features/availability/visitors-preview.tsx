import { useId, useState } from 'react';
import useSWR from 'swr';
import { countText } from '#admin/lists/count-text.ts';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { availabilityBodySchema } from '#domain/schedule/availability.schema.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { busyTimesOn } from '#domain/schedule/busy-time.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { freeSlots } from '#domain/schedule/schedule.ts';
import { useBusiness } from '#ui/business.tsx';
import { fetchStanding } from './availability-calls.ts';
import { firstOpenDay } from './first-open-day.ts';

interface VisitorsPreviewProps {
  /** The form's current values, saved or not. */
  typed: Availability;
  stored: Availability;
}

/** The times that visitors could book on a day if the form were saved. */
export function VisitorsPreview({ typed, stored }: VisitorsPreviewProps) {
  const { timeZone } = useBusiness();
  const id = useId();
  const [now] = useState(() => new Date());
  const [date, setDate] = useState(() => firstOpenDay(stored, now, timeZone));
  const { data: booked } = useSWR(date ? ['bookings', date] : null, () => fetchStanding(date));
  const valid = availabilityBodySchema.safeParse({ ...typed, revision: 1 }).success;
  const shown = valid ? typed : stored;
  const closed = busyTimesOn(date, { blocks: shown.blocks, calendars: [] });
  const slots = date && booked && freeSlots(date, shown, [...booked, ...closed], now, timeZone);

  function state(): string {
    if (!date || !slots) return '';
    const day = formatDate(date, 'short');
    return slots.length > 0
      ? `${countText(slots.length, ['free time', 'free times'])} on ${day}`
      : `No free time on ${day}`;
  }

  return (
    <FoldingPart name="preview" title="What visitors see" state={state()}>
      <label className="ui-label" htmlFor={id}>
        On
      </label>
      <input
        id={id}
        type="date"
        className="ui-control"
        value={date}
        onChange={(event) => setDate(event.target.value)}
        // Not part of the form's data.
        onInput={(event) => event.stopPropagation()}
      />
      <div role="status" className="availability-preview">
        {date && slots ? (
          <>
            <p className="availability-preview-day">{formatDate(date, 'long')}</p>
            {slots.length > 0 ? (
              <ul>
                {slots.map(({ time }) => (
                  <li key={time}>{formatTime(time)}</li>
                ))}
              </ul>
            ) : (
              <p>No available times for this date. Please select a different date.</p>
            )}
          </>
        ) : null}
      </div>
    </FoldingPart>
  );
}
