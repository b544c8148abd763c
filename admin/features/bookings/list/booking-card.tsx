import { useId } from 'react';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource } from '#admin/leads/lead-source.tsx';
import { RowLink } from '#admin/lists/row-link.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { collisionText } from '#domain/booking/calendar/collision-text.ts';
import { type PricedBooking, shownPrice } from '#domain/jobs/shown-price.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { AskedDiscount } from '../booking/asked-discount.tsx';
import { BookedPrice } from '../booking/booked-price.tsx';
import { BookingChips } from './booking-chips.tsx';
import { BookingLine } from './booking-line.tsx';
import { OptionNote } from './option-note.tsx';

interface BookingCardProps {
  booking: PricedBooking;
  /** Shows the day of the appointment, for lists without a heading for each day. */
  withDay?: boolean;
  /** The bookings that it collides with. */
  collisions?: readonly Booking[];
}

/** A booking in a list: with all its facts if there is room, else on three lines. */
export function BookingCard({ booking, withDay, collisions = [] }: BookingCardProps) {
  const id = useId();
  const collided = collisions.map((other) => collisionText(booking, other));

  return (
    <article
      className="admin-card admin-row admin-booking"
      aria-labelledby={id}
      data-status={booking.status}
    >
      <p className="admin-booking-time">
        <time dateTime={`${booking.date}T${booking.time}`}>
          {withDay ? (
            <span className="admin-booking-day">{`${formatDate(booking.date, 'short')} `}</span>
          ) : null}
          <span>{formatTime(booking.time)}</span>
        </time>
      </p>
      <header className="admin-card-head">
        <h3 className="admin-card-title" id={id} translate="no">
          <RowLink className="admin-row-link" href={`/bookings/${booking.id}`} place={booking.id}>
            {booking.name}
          </RowLink>
        </h3>
        <p className="admin-chips admin-row-wide">
          <BookingChips booking={booking} />
        </p>
        <BookingLine booking={booking} warning={collided[0]} />
      </header>
      <div className="admin-card-body admin-row-wide">
        {collided.map((text) => (
          <p key={text} className="admin-booking-collision">
            {text}
          </p>
        ))}
        <LeadFacts phone={booking.phone} email={booking.email} address={booking.address} />
        <OptionNote booking={booking} />
        {booking.notes ? (
          <ClampedText label="Notes" text={booking.notes} locale={booking.locale} />
        ) : null}
        <div className="admin-booking-rest">
          <BookedPrice quote={booking.quote} price={shownPrice(booking)} />
          <AskedDiscount booking={booking} />
          <LeadSource lead={booking} />
          <p className="admin-booking-made">
            Booked <Timestamp instant={booking.createdAt} />
          </p>
        </div>
      </div>
      <div className="admin-row-actions">
        <ContactButtons name={booking.name} phone={booking.phone} email={booking.email} />
      </div>
    </article>
  );
}
