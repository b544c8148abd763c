import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { ShowMore } from '#admin/lists/show-more.tsx';
import { useFocusOnNewItem } from '#admin/lists/use-focus-on-new-item.ts';
import type { OwnerList } from '#admin/lists/use-owner-list.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { BookingCard } from './booking-card.tsx';

/** Bookings of all days, the one that was made last first. */
export function FoundBookings({ list, search }: { list: OwnerList<Booking>; search: string }) {
  const { items, total = 0, outdated, busy, failure } = list;
  const focus = useFocusOnNewItem(items?.length ?? 0);
  if (failure) {
    return <ListFailure what="The bookings" failure={failure} onRetry={list.refresh} />;
  }
  if (!items) return <ListSkeleton what="bookings" />;
  return (
    <div className="admin-list" aria-busy={busy} data-outdated={outdated || undefined}>
      <h2 className="admin-hidden">Found</h2>
      <p className="admin-status" role="status">
        {outdated
          ? 'Searching…'
          : `${total} ${total === 1 ? 'booking' : 'bookings'} with “${search}” in name or e-mail`}
      </p>
      {items.length === 0 ? (
        <EmptyList title="No bookings found">
          <p>Every booking is looked through, past and cancelled ones too.</p>
        </EmptyList>
      ) : null}
      <ol className="admin-cards" ref={focus.list}>
        {items.map((booking) => (
          <li key={booking.id} tabIndex={-1}>
            <BookingCard booking={booking} withDay />
          </li>
        ))}
      </ol>
      <ShowMore
        shown={items.length}
        total={total}
        hasMore={list.hasMore}
        busy={busy}
        onMore={() => {
          focus.expect();
          list.showMore();
        }}
      />
    </div>
  );
}
