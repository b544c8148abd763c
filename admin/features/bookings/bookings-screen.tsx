import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { RefreshButton } from '#admin/lists/list-parts.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, monthOf } from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';
import { type BookingsAddress, bookingsQuery, useBookingsAddress } from './address.ts';
import { AGENDA_DAYS } from './agenda.ts';
import { BookByHandDialog } from './book-by-hand-dialog.tsx';
import { DaysView } from './days-view.tsx';
import { FoundBookings } from './found-bookings.tsx';
import { useBookingsOf, useFoundBookings } from './use-bookings.ts';
import { useToday } from './use-today.ts';
import './bookings.css';

/** Agenda, month or a search, as the address says: it can be kept, sent and gone back to. */
export function BookingsScreen() {
  const today = useToday();
  const address = useBookingsAddress(today);
  const { view, day, search, goTo, find } = address;
  const days = useBookingsOf(...daysOf(address));
  const found = useFoundBookings(search);
  const { busy, refresh } = search ? found : days;
  const [isBooking, setIsBooking] = useState(false);

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
      <div className="admin-booking-tools">
        <ViewSwitch view={search ? undefined : view} today={today} />
        <SearchBox
          search={search}
          onSearch={find}
          label="Search all bookings by name or e-mail"
          placeholder="Name or e-mail"
        />
      </div>
      {search ? (
        <FoundBookings list={found} search={search} />
      ) : (
        <DaysView view={view} day={day} today={today} days={days} goTo={goTo} />
      )}
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

interface ViewSwitchProps {
  /** Undefined while something is looked for: both lead back to days. */
  view: BookingsAddress['view'] | undefined;
  today: CalendarDate;
}

function ViewSwitch({ view, today }: ViewSwitchProps) {
  const views = { agenda: 'Agenda', month: 'Month' } as const;
  return (
    <nav className="admin-switch" aria-label="View">
      {Object.entries(views).map(([name, label]) => (
        <Link
          key={name}
          href={`/bookings${bookingsQuery({ view: name as BookingsAddress['view'], day: today, search: '' }, today)}`}
          aria-current={name === view ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
