import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addMonths, formatMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { agendaDay } from './agenda.ts';
import { DayBookings, DayName } from './agenda-view.tsx';
import { MonthTable } from './month-table.tsx';
import './month.css';

interface MonthViewProps {
  /** Those of the month's weeks; undefined until they have come. */
  bookings: readonly Booking[] | undefined;
  today: CalendarDate;
  day: CalendarDate;
  onDay: (day: CalendarDate) => void;
}

/** The month's grid, and below it the bookings of the chosen day. */
export function MonthView({ bookings = [], today, day, onDay }: MonthViewProps) {
  const heading = useId();
  const chosen = useRef<HTMLElement>(null);
  const month = monthOf(day);
  const ofDay = { ...agendaDay(day, today), bookings: bookings.filter(({ date }) => date === day) };

  function turn(months: number) {
    const first = addMonths(`${month}-01`, months);
    onDay(monthOf(first) === monthOf(today) ? today : first);
  }

  return (
    <>
      <div className="admin-turn">
        <h2 className="admin-turn-title" id={heading} aria-live="polite">
          {formatMonth(month)}
        </h2>
        <TurnButton label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft size={20} />
        </TurnButton>
        {day === today ? null : (
          <button type="button" className="ui-button admin-quiet" onClick={() => onDay(today)}>
            Today
          </button>
        )}
        <TurnButton label="Next month" onClick={() => turn(1)}>
          <ChevronRight size={20} />
        </TurnButton>
      </div>
      <MonthTable
        labelledBy={heading}
        bookings={bookings}
        today={today}
        day={day}
        onDay={onDay}
        onOpen={() => chosen.current?.querySelector('h2')?.focus()}
      />
      <section className="admin-day" aria-labelledby="chosen-day" ref={chosen}>
        <DayName day={ofDay} id="chosen-day" tabIndex={-1} />
        {ofDay.bookings.length > 0 ? (
          <DayBookings bookings={ofDay.bookings} />
        ) : (
          <p className="admin-panel">Nothing is booked on this day.</p>
        )}
      </section>
    </>
  );
}

interface TurnButtonProps {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}

function TurnButton({ label, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="ui-button admin-quiet admin-turn-month"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
