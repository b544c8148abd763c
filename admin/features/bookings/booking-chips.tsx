import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { OutsideChip } from '#admin/leads/outside-chip.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';

export const statusLabels = {
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  completed: 'Completed',
} as const;

/** Status, type, distance outside the service area, and partner. "Confirmed" is the normal case and not shown. */
export function BookingChips({ booking }: { booking: Booking }) {
  const type = bookingTypes.find(({ value }) => value === booking.inspectionType);
  return (
    <>
      {booking.deletedAt === undefined ? null : (
        <span className="admin-chip" data-kind="status">
          Deleted
        </span>
      )}
      {booking.status === 'confirmed' ? null : (
        <span className="admin-chip" data-kind="status">
          {statusLabels[booking.status]}
        </span>
      )}
      {type ? <span className="admin-chip">{type.label}</span> : null}
      <OutsideChip place={booking.place} />
      <PartnerChip attribution={booking.attribution} />
    </>
  );
}
