import { useId } from 'react';
import { Link } from 'wouter';
import { BookingActions } from '#admin/features/bookings/booking/booking-actions.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatSpan } from '#domain/schedule/format-span.ts';

interface EndedAppointmentProps {
  booking: Booking;
  /** Called with the saved booking. */
  onSaved: (booking: Booking) => void;
}

/** An appointment that should be over: to be completed, or moved if nobody came. */
export function EndedAppointment({ booking, onSaved }: EndedAppointmentProps) {
  const id = useId();
  return (
    <article className="admin-card today-ended" aria-labelledby={id}>
      <div>
        <h3 className="admin-card-title" id={id} translate="no">
          <Link href={`/bookings/${booking.id}`} state={{ from: '/today' }}>
            {booking.name}
          </Link>
        </h3>
        <p>{formatSpan(booking)}</p>
      </div>
      <BookingActions booking={booking} onSaved={onSaved} onTheWay />
    </article>
  );
}
