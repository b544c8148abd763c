import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { timeOf } from '#admin/leads/moment.ts';
import { ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, monthOf } from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';
import { type BookingsAddress, bookingsQuery, useBookingsAddress } from './address.ts';
import { AGENDA_DAYS } from './agenda.ts';
import { AgendaView } from './agenda-view.tsx';
import { BookByHandDialog } from './book-by-hand-dialog.tsx';
import { MonthView } from './month-view.tsx';
import { useBookingsOf } from './use-bookings.ts';
import { useToday } from './use-today.ts';
import './bookings.css';

/** Agenda or month, as the address says: it can be kept, sent and gone back to. */
export function BookingsScreen() {
  const today = useToday();
  const address = useBookingsAddress(today);
  const { view, day, goTo } = address;
  const { bookings, readAt, busy, failure, refresh } = useBookingsOf(...daysOf(address));
  const [isBooking, setIsBooking] = useState(false);
  const shown = { bookings: failure ? undefined : bookings, today };

  return (
    <Screen
      title="Bookings"
      action={
        <div className="admin-head-actions">
          <RefreshButton busy={busy} onRefresh={refresh} />
          <button
            type="button"
            className="ui-button admin-primary"
            onClick={() => setIsBooking(true)}
          >
            <CalendarPlus size={18} />
            Book by hand
          </button>
        </div>
      }
    >
      <ViewSwitch view={view} today={today} />
      {failure ? <ListFailure what="The bookings" failure={failure} onRetry={refresh} /> : null}
      <div className="admin-list" aria-busy={busy}>
        {view === 'month' ? (
          <MonthView {...shown} day={day} onDay={goTo} />
        ) : (
          <AgendaView {...shown} from={day} onTurn={goTo} />
        )}
        {readAt && bookings ? (
          <p className="admin-status">
            <span>Times are Central Time.</span>
            <span className="admin-as-of">As of {timeOf(readAt)}</span>
          </p>
        ) : null}
      </div>
      {bookings || failure ? null : <ListSkeleton what="bookings" />}
      {isBooking ? (
        <BookByHandDialog day={day < today ? today : day} onClose={() => setIsBooking(false)} />
      ) : null}
    </Screen>
  );
}

/** What is shown, first and last day; in a month the weeks that hold it. */
function daysOf({ view, day }: BookingsAddress): [CalendarDate, CalendarDate] {
  if (view === 'agenda') return [day, addDays(day, AGENDA_DAYS - 1)];
  const days = monthGrid(monthOf(day)).flat();
  return [days.at(0)?.date ?? day, days.at(-1)?.date ?? day];
}

function ViewSwitch({ view, today }: Pick<BookingsAddress, 'view'> & { today: CalendarDate }) {
  const views = { agenda: 'Agenda', month: 'Month' } as const;
  return (
    <nav className="admin-switch" aria-label="View">
      {Object.entries(views).map(([name, label]) => (
        <Link
          key={name}
          href={`/bookings${bookingsQuery({ view: name as BookingsAddress['view'], day: today }, today)}`}
          aria-current={name === view ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
