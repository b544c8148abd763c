import { zipCodeOf } from '#domain/places/zip-code.ts';
import { lengthKeyOf } from './booking.store.ts';
import type { BookingState, BookingStore } from './booking.types.ts';
import { offerDiscount } from './offer-discount.ts';

const followed = new WeakSet<BookingStore>();

/**
 * Fetches today's discount, and calls `onTimesChange` whenever the free times of the chosen day
 * must be fetched again: for another length, or another ZIP code.
 */
export function followTimes(store: BookingStore, apiBase: string, onTimesChange: () => void): void {
  if (followed.has(store)) return;
  followed.add(store);
  void offerDiscount(store, apiBase);
  let length = lengthKeyOf(store.getState());
  let zip = zipOf(store.getState());
  store.subscribe((state) => {
    if (state.quote === 'checking') return;
    const before = { length, zip };
    length = lengthKeyOf(state);
    zip = zipOf(state);
    if (length === before.length && zip === before.zip) return;
    // After a booking, the code of that step fetches them.
    if (state.step !== 'booked') onTimesChange();
  });
}

const zipOf = ({ values }: BookingState) => zipCodeOf(values['address'] ?? '');
