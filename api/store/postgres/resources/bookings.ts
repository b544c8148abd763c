import { sql } from 'kysely';
import type { Operations } from '../../operations.ts';
import type { BookingStore } from '../../resources/bookings.ts';
import { checkedRecord } from '../../stored/checked-record.ts';
import { bookingsSeenSchema } from '../../stored/stored.schema.ts';
import { addBookingLink, changeBooking, moveBooking } from '../booking-changes.ts';
import { parseBooking } from '../booking-columns.ts';
import {
  bookingsFrom,
  bookingsMadeSince,
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
  { db, bookingLimits }: Records,
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
    overdueBookings: (now) => operations.run(() => overdueBookings(db, now)),

    bookingsSeenAt: () =>
      operations.run(async () => {
        const row = await db
          .selectFrom('settings')
          .select('value')
          .where('name', '=', 'bookings-seen')
          .executeTakeFirst();
        return checkedRecord(bookingsSeenSchema, row?.value ?? null) ?? undefined;
      }),
    markBookingsSeen: (until) =>
      operations.run(async () => {
        // In one form, so that texts compare as the instants do.
        const instant = new Date(checkedRecord(bookingsSeenSchema, until) ?? Number.NaN);
        await db
          .insertInto('settings')
          .values({
            name: 'bookings-seen',
            revision: 1,
            value: JSON.stringify(instant.toISOString()),
          })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))
              .where(
                sql<boolean>`settings.value::text collate "C" < excluded.value::text collate "C"`,
              ),
          )
          .execute();
      }),

    bookingLimits: () => operations.run(() => bookingLimits.read()),
    changeBookingLimits: (next) => operations.run(() => bookingLimits.replace(next)),
  };
}
