import { PartnerChip } from '#admin/leads/lead-source.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';

export const statusLabels = {
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
} as const;

/** What is out of the ordinary about a booking: that it stands goes without saying. */
export function BookingChips({ booking }: { booking: Booking }) {
  const type = bookingTypes.find(({ value }) => value === booking.inspectionType);
  return (
    <>
      {booking.status === 'confirmed' ? null : (
        <span className="admin-chip" data-kind="status">
          {statusLabels[booking.status]}
        </span>
      )}
      {type ? <span className="admin-chip">{type.label}</span> : null}
      <PartnerChip attribution={booking.attribution} />
    </>
  );
}
