import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import type { Selection } from '#admin/selection/use-selection.ts';
import { formatInstantSince } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Folds } from '../bursts/folds.ts';
import type { BookingsQuery } from '../list/bookings-query.ts';
import type { useBookingsByDay } from '../use-bookings.ts';
import { AgendaView } from './agenda-view.tsx';
import { DaysOffContext } from './day-off-mark.tsx';
import { GapRulesContext, noDriveTime } from './drive-before.tsx';
import { MonthView } from './month-view.tsx';

interface DaysViewProps extends Pick<BookingsQuery, 'day'> {
  view: 'agenda' | 'month';
  today: CalendarDate;
  days: ReturnType<typeof useBookingsByDay>;
  goTo: (day: CalendarDate) => void;
  /** What the agenda folds; the month shows those times as taken. */
  folds: Folds;
  selection: Selection<Booking>;
}

/** The bookings of some days, as an agenda or in a month grid. */
export function DaysView({ view, day, today, days, goTo, folds, selection }: DaysViewProps) {
  const { timeZone } = useBusiness();
  const { bookings, outdated, readAt, keptUntil, busy, failure, refresh } = days;
  const { data: availability } = useAnswer('GET /api/availability');
  // If a call fails, earlier results stay, unless they are of other days.
  const shown = { bookings: failure && outdated ? undefined : bookings, today, selection };
  return (
    <DaysOffContext value={availability?.daysOff ?? []}>
      <GapRulesContext value={availability ?? noDriveTime}>
        {failure ? <ListFailure what="The bookings" failure={failure} onRetry={refresh} /> : null}
        <div className="admin-list" aria-busy={busy}>
          {view === 'month' ? (
            <MonthView {...shown} day={day} onDay={goTo} />
          ) : (
            <AgendaView {...shown} from={day} onFrom={goTo} folds={folds} />
          )}
          {readAt && bookings ? (
            <p className="admin-status">
              <span>
                Times are <span>{timeZone.label}</span>.
                <span>
                  {keptUntil
                    ? ` Bookings after ${formatDate(keptUntil, 'short')} are not saved here.`
                    : ''}
                </span>
              </span>
              <span className="admin-as-of">
                {`As of ${formatInstantSince(readAt, new Date(), timeZone)}`}
              </span>
            </p>
          ) : null}
        </div>
        {bookings || failure ? null : <ListSkeleton what="bookings" />}
      </GapRulesContext>
    </DaysOffContext>
  );
}
