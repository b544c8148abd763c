import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { EmptyList } from '#admin/lists/list-parts.tsx';
import type { Selection } from '#admin/selection/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { collisionsOf } from '#domain/booking/calendar/collisions.ts';
import { driveBefore } from '#domain/booking/calendar/drive-before.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, formatDate } from '#domain/schedule/calendar-date.ts';
import { FoldedBursts } from '../bursts/folded-bursts.tsx';
import type { Folds } from '../bursts/folds.ts';
import { SelectableBooking } from '../list/selectable-booking.tsx';
import { AGENDA_DAYS, type AgendaDay, agendaOf } from './agenda.ts';
import { DayOffMark } from './day-off-mark.tsx';
import { DriveBefore, GapRulesContext } from './drive-before.tsx';

interface AgendaViewProps {
  /** Undefined until they have loaded. */
  bookings: readonly Booking[] | undefined;
  today: CalendarDate;
  from: CalendarDate;
  onFrom: (from: CalendarDate) => void;
  folds?: Folds | undefined;
  selection?: Selection<Booking>;
}

/** The bookings of four weeks, by day. */
export function AgendaView({ bookings, today, from, onFrom, folds, selection }: AgendaViewProps) {
  const to = addDays(from, AGENDA_DAYS - 1);
  const shown = bookings?.filter(({ date }) => from <= date && date <= to);
  const what = folds && folds.bursts.length > 0 ? 'Nothing else' : 'Nothing';
  const range = `${formatDate(from, 'short')} – ${formatDate(to, 'short')}`;
  return (
    <>
      <div className="admin-pager">
        <h2 className="admin-pager-title" aria-live="polite">
          {range}
        </h2>
        <Button className="admin-pager-step" onClick={() => onFrom(addDays(from, -AGENDA_DAYS))}>
          <ChevronLeft size={18} />
          Earlier
        </Button>
        {from === today ? null : <Button onClick={() => onFrom(today)}>From today</Button>}
        <Button className="admin-pager-step" onClick={() => onFrom(addDays(from, AGENDA_DAYS))}>
          Later
          <ChevronRight size={18} />
        </Button>
      </div>
      {folds ? <FoldedBursts {...folds} /> : null}
      {shown?.length === 0 ? (
        <EmptyList title={`${what} is booked in these four weeks`}>
          <p>Look earlier or later, or book an appointment by hand.</p>
        </EmptyList>
      ) : null}
      {agendaOf(shown ?? [], today).map((day) => (
        <Day key={day.date} day={day} selection={selection} />
      ))}
    </>
  );
}

interface DayProps {
  day: AgendaDay;
  selection: Selection<Booking> | undefined;
}

function Day({ day, selection }: DayProps) {
  return (
    <section className="admin-day" aria-labelledby={`day-${day.date}`}>
      <DayName day={day} id={`day-${day.date}`} />
      <DayBookings bookings={day.bookings} selection={selection} />
    </section>
  );
}

export function DayName({ day, ...heading }: { day: AgendaDay; id: string; tabIndex?: number }) {
  return (
    <h2 className="admin-day-name" {...heading}>
      {day.relative ? <strong>{day.relative}</strong> : null}
      <span>{` ${day.name}`}</span> <DayOffMark date={day.date} booked={day.bookings.length > 0} />
    </h2>
  );
}

interface DayBookingsProps extends Pick<AgendaDay, 'bookings'> {
  /** All bookings of the day, if `bookings` are a part of them. */
  ofDay?: readonly Booking[];
  selection?: Selection<Booking> | undefined;
}

export function DayBookings({ bookings, ofDay = bookings, selection }: DayBookingsProps) {
  const rules = useContext(GapRulesContext);
  return (
    <ol className="admin-cards">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <DriveBefore drive={driveBefore(booking, ofDay, rules)} />
          <SelectableBooking
            booking={booking}
            collisions={collisionsOf(booking, ofDay, rules)}
            selection={selection}
          />
        </li>
      ))}
    </ol>
  );
}
