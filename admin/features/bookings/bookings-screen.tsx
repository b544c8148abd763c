import { timeOf } from '#admin/leads/moment.ts';
import { EmptyList, ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { ShowMore } from '#admin/lists/show-more.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { AgendaView } from './agenda-view.tsx';
import { useBookingsAhead } from './use-bookings.ts';
import { useToday } from './use-today.ts';
import './bookings.css';

export function BookingsScreen() {
  const today = useToday();
  const list = useBookingsAhead(today);
  const { items, total = 0, readAt, failure } = list;

  return (
    <Screen title="Bookings" action={<RefreshButton busy={list.busy} onRefresh={list.refresh} />}>
      {failure ? (
        <ListFailure what="The bookings" failure={failure} onRetry={list.refresh} />
      ) : null}
      {failure && list.lacking ? (
        <p className="admin-alert">Appointments may be missing below.</p>
      ) : null}
      {items ? (
        <div className="admin-list" aria-busy={list.busy}>
          <p className="admin-status">
            <span role="status">
              {total} {total === 1 ? 'booking' : 'bookings'} in all. Times are Central Time.
            </span>
            {readAt ? <span className="admin-as-of">As of {timeOf(readAt)}</span> : null}
          </p>
          {items.length === 0 ? (
            <EmptyList title="No bookings yet">
              <p>Appointments that clients book on the calendar appear here.</p>
            </EmptyList>
          ) : (
            <AgendaView bookings={items} today={today} />
          )}
          <ShowMore
            shown={items.length}
            total={total}
            hasMore={list.hasMore}
            busy={list.busy}
            onMore={list.showMore}
          />
        </div>
      ) : null}
      {items || failure ? null : <ListSkeleton what="bookings" />}
    </Screen>
  );
}
