import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import { bookingOf, onceOf, requestOf } from './records.ts';

/** A kind of record that accumulates, with the call by which the store adds it. */
export interface Kind<R extends { id: string } = { id: string }> {
  name: string;
  /** Folder within the data folder. */
  folder: string;
  record(month: CalendarMonth, n: number): R;
  add(store: Store, record: R): Promise<unknown>;
}

export const bookings: Kind<Booking> = {
  name: 'bookings',
  folder: 'bookings',
  record: bookingOf,
  async add(store, booking) {
    const { outcome } = await store.reserveSlot(booking, onceOf(booking));
    // A refusal writes nothing, and would count as a fast write.
    if (outcome !== 'reserved') throw new Error(`A booking was refused: ${outcome}.`);
  },
};

const contactRequests: Kind<ContactRequest> = {
  name: 'contact requests',
  folder: 'contact-requests',
  record: requestOf,
  add: (store, request) => store.addContactRequest(request, onceOf(request)),
};

export const kinds = [bookings, contactRequests] as readonly Kind[];

/** A store on `folder` without drive time, which would leave a day no room for thousands of bookings. */
export async function openBenchStore(folder: string): Promise<Store> {
  const store = await openJsonStore({ folder });
  await store.availability.replace({ ...(await store.availability.read()), driveTime: false });
  return store;
}
