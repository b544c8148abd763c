import { ChevronLeft, ChevronRight } from 'lucide-react';
import { EmptyList } from '#admin/lists/list-parts.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, formatDate } from '#domain/schedule/calendar-date.ts';
import { AGENDA_DAYS, type AgendaDay, agendaOf } from './agenda.ts';
import { BookingCard } from './booking-card.tsx';

interface AgendaViewProps {
  /** Undefined until they have come. */
  bookings: readonly Booking[] | undefined;
  today: CalendarDate;
  from: CalendarDate;
  onTurn: (from: CalendarDate) => void;
}

/** Four weeks, day by day. */
export function AgendaView({ bookings, today, from, onTurn }: AgendaViewProps) {
  const to = addDays(from, AGENDA_DAYS - 1);
  const shown = bookings?.filter(({ date }) => from <= date && date <= to);
  const range = `${formatDate(from, 'short')} – ${formatDate(to, 'short')}`;
  return (
    <>
      <div className="admin-turn">
        <h2 className="admin-turn-title" aria-live="polite">
          {range}
        </h2>
        <button
          type="button"
          className="ui-button admin-quiet"
          onClick={() => onTurn(addDays(from, -AGENDA_DAYS))}
        >
          <ChevronLeft size={18} />
          Earlier
        </button>
        {from === today ? null : (
          <button type="button" className="ui-button admin-quiet" onClick={() => onTurn(today)}>
            From today
          </button>
        )}
        <button
          type="button"
          className="ui-button admin-quiet"
          onClick={() => onTurn(addDays(from, AGENDA_DAYS))}
        >
          Later
          <ChevronRight size={18} />
        </button>
      </div>
      {shown?.length === 0 ? (
        <EmptyList title="Nothing is booked in these four weeks">
          <p>Look earlier or later, or book an appointment by hand.</p>
        </EmptyList>
      ) : null}
      {agendaOf(shown ?? [], today).map((day) => (
        <Day key={day.date} day={day} />
      ))}
    </>
  );
}

function Day({ day }: { day: AgendaDay }) {
  return (
    <section className="admin-day" aria-labelledby={`day-${day.date}`}>
      <DayName day={day} id={`day-${day.date}`} />
      <DayBookings bookings={day.bookings} />
    </section>
  );
}

export function DayName({ day, ...heading }: { day: AgendaDay; id: string; tabIndex?: number }) {
  return (
    <h2 className="admin-day-name" {...heading}>
      {day.near ? <strong>{day.near}</strong> : null} <span>{day.name}</span>
    </h2>
  );
}

export function DayBookings({ bookings }: Pick<AgendaDay, 'bookings'>) {
  return (
    <ol className="admin-cards">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </ol>
  );
}
