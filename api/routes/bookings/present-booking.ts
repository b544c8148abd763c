import type { Booking } from '#domain/booking/booking.schema.ts';

/** What the owner is shown of a booking, the server's own price included. */
export const presentBooking = (booking: Booking): Booking => ({
  id: booking.id,
  revision: booking.revision,
  createdAt: booking.createdAt,
  status: booking.status,
  history: booking.history,
  date: booking.date,
  time: booking.time,
  name: booking.name,
  email: booking.email,
  phone: booking.phone,
  address: booking.address,
  inspectionType: booking.inspectionType,
  notes: booking.notes,
  attribution: booking.attribution,
  quote: booking.quote,
  note: booking.note,
});
