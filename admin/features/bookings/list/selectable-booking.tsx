import { Selectable } from '#admin/selection/selectable.tsx';
import type { Selection } from '#admin/selection/use-selection.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatSlotShort } from '../slot/slot-text.ts';
import { BookingCard } from './booking-card.tsx';

interface SelectableBookingProps {
  booking: Booking;
  /** If undefined, there is no checkbox. */
  selection: Selection<Booking> | undefined;
  /** Shows the day of the appointment, for lists without a heading for each day. */
  withDay?: boolean;
  /** The bookings that it collides with. */
  collisions?: readonly Booking[];
}

export const SelectableBooking = ({
  booking,
  selection,
  withDay,
  collisions = [],
}: SelectableBookingProps) => (
  <Selectable
    selection={selection}
    record={booking}
    name={`${booking.name}, ${formatSlotShort(booking)}`}
  >
    <BookingCard booking={booking} withDay={withDay ?? false} collisions={collisions} />
  </Selectable>
);
