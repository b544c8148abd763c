import type { Operations } from '../../operations.ts';
import type { BookingStore } from '../../resources/bookings.ts';
import { addBookingLink, changeBooking, moveBooking } from '../booking-changes.ts';
import { parseBooking } from '../booking-columns.ts';
import {
  bookingsFrom,
  bookingsMadeSince,
  bookingsOfAgent,
  bookingsOfMailbox,
  findBooking,
  findLinkedBooking,
  listBookings,
  overdueBookings,
  standingOn,
} from '../bookings.ts';
import { findRepeated } from '../idempotency.ts';
import type { Records } from '../records.ts';
import { reserveSlot } from '../reserve-slot.ts';

/** `onAdded` is called for each new booking once it is committed. */
export function bookingStore(
  { db }: Records,
  operations: Operations,
  onAdded: () => void,
): BookingStore {
  return {
    reserveSlot: (booking, key, options) =>
      operations.run(async () => {
        const reservation = await reserveSlot(db, booking, key, options);
        const isNew = reservation.outcome === 'reserved' && reservation.booking.id === booking.id;
        if (isNew) onAdded();
        return reservation;
      }),
    findRepeatedBooking: (key) =>
      operations.run(async () => {
        const repeated = await findRepeated(db, 'bookings', key);
        return repeated === undefined ? undefined : parseBooking(repeated);
      }),
    standingOn: (date) => operations.run(() => standingOn(db, date)),
    listBookings: (query) => operations.run(() => listBookings(db, query)),
    findBooking: (id) => operations.run(() => findBooking(db, id)),
    findLinkedBooking: (link, from) => operations.run(() => findLinkedBooking(db, link, from)),
    addBookingLink: (id, link) => operations.run(() => addBookingLink(db, id, link)),
    changeBooking: (version, change) => operations.run(() => changeBooking(db, version, change)),
    moveBooking: (version, move, options) =>
      operations.run(() => moveBooking(db, version, move, options)),
    bookingsFrom: (date, to) => operations.run(() => bookingsFrom(db, date, to)),
    bookingsMadeSince: (since) => operations.run(() => bookingsMadeSince(db, since)),
    bookingsOfMailbox: (email) => operations.run(() => bookingsOfMailbox(db, email)),
    bookingsOfAgent: (email) => operations.run(() => bookingsOfAgent(db, email)),
    overdueBookings: (now) => operations.run(() => overdueBookings(db, now)),
  };
}
