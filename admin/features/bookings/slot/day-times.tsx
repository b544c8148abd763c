import type { DaySchedule, DaySchedules } from '#domain/booking/calendar/day-schedule.ts';
import { collide } from '#domain/schedule/appointment.ts';
import { formatSpan } from '#domain/schedule/format-span.ts';

interface DayTimesProps {
  day: DaySchedule;
  /** The chosen start; empty before one is chosen. */
  time: string;
  appointment: Pick<DaySchedules, 'minutes' | 'bufferMinutes' | 'place' | 'driveTime'>;
}

/** What already takes time on a day, and what the chosen start collides with. */
export function DayTimes({ day, time, appointment }: DayTimesProps) {
  const { date, bookings, busy } = day;
  const chosen = time ? { date, time, ...appointment } : undefined;
  const entries = [
    ...bookings.map((booking) => ({ ...booking, who: booking.name, where: booking.address })),
    ...busy.map((one) => ({ ...one, id: `${one.label} ${one.time}`, who: one.label, where: '' })),
  ].sort((one, other) => one.time.localeCompare(other.time));
  return (
    <section className="admin-slot-there">
      <h4 className="ui-label">On this day</h4>
      {entries.length === 0 ? <p className="admin-slot-none">Nothing yet.</p> : null}
      <ul>
        {entries.map((entry) => {
          const collides = chosen !== undefined && collide(chosen, entry, appointment);
          return (
            <li key={entry.id} data-collides={collides ? '' : undefined}>
              <b>{formatSpan(entry)}</b>
              <span>{` ${entry.who}`}</span>
              {entry.where ? <span className="admin-slot-where">{entry.where}</span> : null}
              {collides ? <strong>Overlaps the chosen start</strong> : null}
            </li>
          );
        })}
      </ul>
      {chosen ? (
        <p className="admin-slot-none">{`The chosen start: ${formatSpan(chosen)}.`}</p>
      ) : null}
    </section>
  );
}
