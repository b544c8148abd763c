import { ChevronDown } from 'lucide-react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type AgendaDay, agendaOf } from './agenda.ts';
import { BookingCard } from './booking-card.tsx';

interface AgendaViewProps {
  bookings: readonly Booking[];
  today: CalendarDate;
}

/** What is ahead day by day; what is over stands folded below. */
export function AgendaView({ bookings, today }: AgendaViewProps) {
  const { ahead, past } = agendaOf(bookings, today);
  const pastCount = past.reduce((count, day) => count + day.bookings.length, 0);
  return (
    <>
      {ahead.length === 0 ? <p className="admin-panel">Nothing is booked from today on.</p> : null}
      {ahead.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      {past.length > 0 ? (
        <details className="admin-details admin-past">
          <summary>
            <ChevronDown size={18} />
            Earlier appointments ({pastCount})
          </summary>
          {past.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </details>
      ) : null}
    </>
  );
}

function Day({ day }: { day: AgendaDay }) {
  return (
    <section className="admin-day" aria-labelledby={`day-${day.date}`}>
      <h2 className="admin-day-name" id={`day-${day.date}`}>
        {day.near ? <strong>{day.near}</strong> : null} <span>{day.name}</span>
      </h2>
      <ol className="admin-cards">
        {day.bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ol>
    </section>
  );
}
