import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { Link } from 'wouter';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** A link to the booking made from a request, or to making one. */
export function BookingOfRequest({ request }: { request: ContactRequest }) {
  const { id, bookingId, erasedAt, firstName, lastName } = request;
  if (erasedAt) return null;
  const name = `${firstName} ${lastName}`;
  return bookingId ? (
    <Link className="ui-button admin-quiet" href={`/bookings/${bookingId}`}>
      <CalendarCheck size={18} />
      Open the booking
      <span className="ui-visually-hidden">{` of ${name}`}</span>
    </Link>
  ) : (
    <Link className="ui-button admin-quiet" href={`/bookings/new?request=${id}`}>
      <CalendarPlus size={18} />
      Book an appointment
      <span className="ui-visually-hidden">{` for ${name}`}</span>
    </Link>
  );
}
