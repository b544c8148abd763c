import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
import { visitFieldNames } from '#domain/booking/visit.ts';
import { type EveryField, pickFields } from '#domain/records/every-field.ts';
import type { AskedAppointment } from './asked-appointment.ts';
import type { ContactRequest } from './inspection-request.schema.ts';

/** The contact form's name for a booking's type. */
const types: Readonly<Record<BookingType, ContactRequest['inspectionType']>> = {
  buyer: 'residential',
  seller: 'pre-listing',
  warranty: 'warranty',
  maintenance: 'residential',
};

/** The request that takes the place of `booking`, with all that the visitor entered. */
export function requestOfBooking(booking: Booking, episode: string): ContactRequest {
  const { id, revision, createdAt, name, email, phone, address, notes } = booking;
  const { attribution, metadata, locale } = booking;
  const [firstName = '', ...rest] = name.split(' ');
  return {
    ...{ id, revision, createdAt, email, phone, attribution, metadata, locale },
    status: 'new',
    history: [],
    firstName,
    lastName: rest.join(' '),
    propertyAddress: address,
    inspectionType: types[booking.inspectionType ?? 'buyer'],
    preferredDate: booking.date,
    message: notes,
    asked: { ...askedOf(booking), episode },
  };
}

const askedOf = (booking: Booking): EveryField<Omit<AskedAppointment, 'episode'>> => ({
  date: booking.date,
  time: booking.time,
  minutes: booking.minutes,
  inspectionType: booking.inspectionType,
  optionEnds: booking.optionEnds,
  ...pickFields(booking, visitFieldNames),
  quote: booking.quote,
  discount: booking.discount,
});
