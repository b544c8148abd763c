import { Link } from 'wouter';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type BookingsQuery, bookingViews, formatBookingsQuery } from '../list/bookings-query.ts';

interface ViewSwitchProps {
  /** Undefined during a search. */
  view: BookingsQuery['view'] | undefined;
  today: CalendarDate;
}

const labels = { agenda: 'Agenda', month: 'Month', all: 'All', deleted: 'Deleted' } as const;

export const ViewSwitch = ({ view, today }: ViewSwitchProps) => (
  <nav className="admin-switch" aria-label="View">
    {bookingViews.map((name) => (
      <Link
        key={name}
        href={`/bookings${formatBookingsQuery({ view: name, day: today, search: '', sort: 'created', unfolded: false }, today)}`}
        aria-current={name === view ? 'page' : undefined}
      >
        {labels[name]}
      </Link>
    ))}
  </nav>
);
