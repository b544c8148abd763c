import { timeOf } from '#admin/leads/moment.ts';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { BookingsAddress } from './address.ts';
import { AgendaView } from './agenda-view.tsx';
import { MonthView } from './month-view.tsx';
import type { useBookingsOf } from './use-bookings.ts';

interface DaysViewProps extends Pick<BookingsAddress, 'view' | 'day'> {
  today: CalendarDate;
  days: ReturnType<typeof useBookingsOf>;
  goTo: (day: CalendarDate) => void;
}

/** What is booked on some days, as an agenda or in the month's grid. */
export function DaysView({ view, day, today, days, goTo }: DaysViewProps) {
  const { bookings, readAt, busy, failure, refresh } = days;
  const shown = { bookings: failure ? undefined : bookings, today };
  return (
    <>
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
    </>
  );
}
