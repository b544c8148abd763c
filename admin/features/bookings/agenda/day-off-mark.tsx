import { createContext, useContext } from 'react';
import type { Availability } from '#domain/schedule/availability.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { isDayOff } from '#domain/schedule/schedule.ts';

/** The days off that agenda and month mark; none until loaded. */
export const DaysOffContext = createContext<Availability['daysOff']>([]);

interface DayOffMarkProps {
  date: CalendarDate;
  /** Whether appointments are still booked on it. */
  booked: boolean;
  /** For the narrow cells of a month. */
  short?: boolean;
}

/** Marks a day off. */
export function DayOffMark({ date, booked, short = false }: DayOffMarkProps) {
  const daysOff = useContext(DaysOffContext);
  if (!isDayOff(date, daysOff)) return null;
  return (
    <span className="admin-day-off" data-booked={booked ? '' : undefined}>
      {short ? 'Off' : 'Day off'}
    </span>
  );
}
