import type { Operations } from '../../operations.ts';
import type { BookingStore } from '../../resources/bookings.ts';
import type { Files } from '../open-files.ts';

/** `onAdded` is called for each new booking once it is on disk. */
export function bookingStore(
  { bookings }: Files,
  operations: Operations,
  onAdded: () => void,
): BookingStore {
  return {
    reserveSlot: (booking, key, options) =>
      operations.run(async () => {
        const reservation = await bookings.reserve(booking, key, options);
        const isNew = reservation.outcome === 'reserved' && reservation.booking.id === booking.id;
        if (isNew) onAdded();
        return reservation;
      }),
    findRepeatedBooking: (key) => operations.run(() => bookings.findRepeated(key)),
    standingOn: (date) => operations.run(() => bookings.standingOn(date)),
    listBookings: (query) => operations.run(() => bookings.list(query)),
    findBooking: (id) => operations.run(() => bookings.find(id)),
    findLinkedBooking: (link, from) => operations.run(() => bookings.findLinked(link, from)),
    addBookingLink: (id, link) => operations.run(() => bookings.addLink(id, link)),
    changeBooking: (version, change) => operations.run(() => bookings.change(version, change)),
    moveBooking: (version, move, options) =>
      operations.run(() => bookings.move(version, move, options)),
    bookingsFrom: (date, to) => operations.run(() => bookings.between(date, to)),
    bookingsMadeSince: (since) => operations.run(() => bookings.madeSince(since)),
    bookingsOfMailbox: (email) => operations.run(() => bookings.ofMailbox(email)),
    bookingsOfAgent: (email) => operations.run(() => bookings.ofAgent(email)),
    overdueBookings: (now) => operations.run(() => bookings.overdue(now)),
  };
}
