import { useId } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource } from '#admin/leads/lead-source.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { collisionText } from '#domain/booking/collision-text.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { AskedDiscount } from './asked-discount.tsx';
import { BookedPrice } from './booked-price.tsx';
import { BookingChips } from './booking-chips.tsx';
import { OptionNote } from './option-note.tsx';

interface BookingCardProps {
  booking: Booking;
  /** Shows the day of the appointment, for lists without a heading for each day. */
  withDay?: boolean;
  /** The bookings that it collides with. */
  collisions?: readonly Booking[];
}

export function BookingCard({ booking, withDay, collisions = [] }: BookingCardProps) {
  const id = useId();
  const from = useCurrentPath();

  return (
    <article className="admin-card admin-booking" aria-labelledby={id} data-status={booking.status}>
      <p className="admin-booking-time">
        <time dateTime={`${booking.date}T${booking.time}`}>
          {withDay ? (
            <span className="admin-booking-day">{formatDate(booking.date, 'short')} </span>
          ) : null}
          {formatTime(booking.time)}
        </time>
      </p>
      <header className="admin-card-head">
        <h3 className="admin-card-title" id={id}>
          <Link href={`/bookings/${booking.id}`} state={{ from }}>
            {booking.name}
          </Link>
        </h3>
        <p className="admin-chips">
          <BookingChips booking={booking} />
        </p>
      </header>
      <div className="admin-card-body">
        {collisions.map((other) => (
          <p key={other.id} className="admin-booking-collision">
            {collisionText(booking, other)}
          </p>
        ))}
        <LeadFacts phone={booking.phone} email={booking.email} address={booking.address} />
        <OptionNote booking={booking} />
        {booking.notes ? <ClampedText label="Notes" text={booking.notes} /> : null}
        <div className="admin-booking-rest">
          <BookedPrice quote={booking.quote} />
          <AskedDiscount booking={booking} />
          <LeadSource attribution={booking.attribution} />
          <p className="admin-booking-made">
            Booked <Timestamp instant={booking.createdAt} />
          </p>
        </div>
      </div>
      <ContactButtons name={booking.name} phone={booking.phone} email={booking.email} />
    </article>
  );
}

/** Path and query of the list, for the link back from the booking's screen. */
function useCurrentPath(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search ? `${path}?${search}` : path;
}
