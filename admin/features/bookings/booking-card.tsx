import { useId } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource } from '#admin/leads/lead-source.tsx';
import { dayOf, timeOf } from '#admin/leads/moment.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { BookedPrice } from './booked-price.tsx';
import { BookingChips } from './booking-chips.tsx';

interface BookingCardProps {
  booking: Booking;
  /** Where no heading above it says of which day it is. */
  withDay?: boolean;
}

export function BookingCard({ booking, withDay }: BookingCardProps) {
  const id = useId();
  const made = new Date(booking.createdAt);
  const here = useHere();

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
          <Link href={`/bookings/${booking.id}`} state={{ from: here }}>
            {booking.name}
          </Link>
        </h3>
        <p className="admin-chips">
          <BookingChips booking={booking} />
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

/** The list that a booking is opened from, to be gone back to. */
function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search ? `${path}?${search}` : path;
}
