import { LanguageChip } from '#admin/leads/language-chip.tsx';
import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { OutsideChip } from '#admin/leads/outside-chip.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { deadlineText } from '#domain/booking/client/confirmation-text.ts';
import type { Facts } from '#domain/business/facts.ts';
import { useBusiness } from '#ui/business.tsx';

export const statusLabels = {
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  completed: 'Completed',
} as const;

type WithStatus = Pick<Booking, 'status' | 'confirmBy' | 'deletedAt'>;

/** 'Canceled', 'Unconfirmed until 3:10 PM'; undefined for "Confirmed", which is the normal case. */
export function statusText(booking: WithStatus, timeZone: Facts['timeZone']): string | undefined {
  if (isUnconfirmed(booking)) {
    return `Unconfirmed until ${deadlineText(booking.confirmBy ?? '', new Date(), { timeZone })}`;
  }
  return booking.status === 'confirmed' ? undefined : statusLabels[booking.status];
}

/** Status, type, language, distance outside the service area, and partner. */
export function BookingChips({ booking }: { booking: Booking }) {
  const type = bookingTypes.find(({ value }) => value === booking.inspectionType);
  const status = statusText(booking, useBusiness().timeZone);
  return (
    <>
      {booking.deletedAt === undefined ? null : (
        <span className="admin-chip" data-kind="status">
          Deleted
        </span>
      )}
      {status ? (
        <span className="admin-chip" data-kind={isUnconfirmed(booking) ? 'warning' : 'status'}>
          {status}
        </span>
      ) : null}
      {type ? <span className="admin-chip">{type.label}</span> : null}
      <LanguageChip locale={booking.locale} />
      <OutsideChip place={booking.place} />
      <PartnerChip attribution={booking.attribution} />
    </>
  );
}
