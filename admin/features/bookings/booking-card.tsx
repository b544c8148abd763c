import { useId } from 'react';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource, PartnerChip } from '#admin/leads/lead-source.tsx';
import { dayOf, timeOf } from '#admin/leads/moment.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { BookedPrice } from './booked-price.tsx';

const statusLabels = { confirmed: undefined, cancelled: 'Cancelled', completed: 'Completed' };

export function BookingCard({ booking }: { booking: Booking }) {
  const id = useId();
  const made = new Date(booking.createdAt);
  const type = bookingTypes.find(({ value }) => value === booking.inspectionType);
  const status = statusLabels[booking.status];

  return (
    <article className="admin-card admin-booking" aria-labelledby={id} data-status={booking.status}>
      <p className="admin-booking-time">
        <time dateTime={`${booking.date}T${booking.time}`}>{formatTime(booking.time)}</time>
      </p>
      <header className="admin-card-head">
        <h3 className="admin-card-title" id={id}>
          {booking.name}
        </h3>
        <p className="admin-chips">
          {status ? (
            <span className="admin-chip" data-kind="status">
              {status}
            </span>
          ) : null}
          {type ? <span className="admin-chip">{type.label}</span> : null}
          <PartnerChip attribution={booking.attribution} />
        </p>
      </header>
      <div className="admin-card-body">
        <LeadFacts phone={booking.phone} email={booking.email} address={booking.address} />
        {booking.notes ? <ClampedText label="Notes" text={booking.notes} /> : null}
        <div className="admin-booking-rest">
          <BookedPrice quote={booking.quote} />
          <LeadSource attribution={booking.attribution} />
          <p className="admin-booking-made">
            Booked <time dateTime={booking.createdAt}>{`${dayOf(made)} · ${timeOf(made)}`}</time>
          </p>
        </div>
      </div>
      <ContactButtons name={booking.name} phone={booking.phone} email={booking.email} />
    </article>
  );
}
