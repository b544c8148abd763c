import { countText } from '#admin/lists/count-text.ts';
import { ListSection } from '#admin/lists/list-section.tsx';
import type { PagedList } from '#admin/lists/use-paged-list.ts';
import type { Selection } from '#admin/selection/use-selection.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import { SelectableBooking } from './selectable-booking.tsx';

interface BookingListProps {
  list: PagedList<Booking>;
  selection: Selection<Booking>;
}

/** The folder `deleted`. */
export const DeletedBookings = ({ list, selection }: BookingListProps) => (
  <>
    <h2 className="ui-visually-hidden">Deleted</h2>
    <ListSection
      list={list}
      nouns={['deleted booking', 'deleted bookings']}
      search=""
      canJump
      empty={<p>Deleted bookings stay here for {DELETED_LEAD_DAYS} days.</p>}
      card={(booking) => <SelectableBooking booking={booking} selection={selection} withDay />}
    />
  </>
);

interface AllBookingsProps extends BookingListProps {
  /** Empty for all bookings. */
  search: string;
}

/** Bookings of all days, or the results of a search. */
export const AllBookings = ({ list, selection, search }: AllBookingsProps) => (
  <>
    <h2 className="ui-visually-hidden">{search ? 'Found' : 'All'}</h2>
    <ListSection
      list={list}
      nouns={['booking', 'bookings']}
      search={search}
      canJump
      status={(total) =>
        `${countText(total, ['booking', 'bookings'])}${search && ` with “${search}”`}`
      }
      empty={<p>Every booking is listed here, including past and canceled ones.</p>}
      card={(booking) => <SelectableBooking booking={booking} selection={selection} withDay />}
    />
  </>
);
