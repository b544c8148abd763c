import type { Booking } from '#domain/booking/booking.schema.ts';
import { visitFieldNames } from '#domain/booking/visit.ts';
import { type EveryField, pickFields } from '#domain/records/every-field.ts';

/** A booking for the owner, with the price that the server calculated. */
export const presentBooking = (booking: Booking): EveryField<Omit<Booking, 'links'>> => ({
  id: booking.id,
  revision: booking.revision,
  createdAt: booking.createdAt,
  status: booking.status,
  confirmBy: booking.confirmBy,
  history: booking.history,
  date: booking.date,
  time: booking.time,
  minutes: booking.minutes,
  bufferMinutes: booking.bufferMinutes,
  name: booking.name,
  email: booking.email,
  phone: booking.phone,
  address: booking.address,
  place: booking.place,
  inspectionType: booking.inspectionType,
  notes: booking.notes,
  optionEnds: booking.optionEnds,
  ...pickFields(booking, visitFieldNames),
  attribution: booking.attribution,
  metadata: booking.metadata,
  locale: booking.locale,
  quote: booking.quote,
  bookedCents: booking.bookedCents,
  discount: booking.discount,
  note: booking.note,
  inspectorId: booking.inspectorId,
  requestId: booking.requestId,
  erasedAt: booking.erasedAt,
  deletedAt: booking.deletedAt,
});
