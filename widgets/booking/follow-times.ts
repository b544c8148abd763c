import { fetchPromotions } from '#client/promotions.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import { firstDiscount } from '#domain/promotions/discount.ts';
import { lengthKeyOf } from './booking.store.ts';
import type { BookingState, BookingStore } from './booking.types.ts';

const followed = new WeakSet<BookingStore>();

/**
 * Fetches today's discount, and calls `onTimesChange` whenever the free times of the chosen day
 * must be fetched again: for another length, or another ZIP code.
 */
export function followTimes(
  store: BookingStore,
  { apiBase, locale }: { apiBase: string; locale: Locale },
  onTimesChange: () => void,
): void {
  if (followed.has(store)) return;
  followed.add(store);
  void offerDiscount(store, apiBase, locale);
  let length = lengthKeyOf(store.getState());
  let zip = zipOf(store.getState());
  store.subscribe((state) => {
    if (state.quote === 'checking') return;
    const before = { length, zip };
    length = lengthKeyOf(state);
    zip = zipOf(state);
    if (length === before.length && zip === before.zip) return;
    // After a booking, the code of that step fetches them.
    if (state.step.name !== 'booked') onTimesChange();
  });
}

const zipOf = ({ values }: BookingState) => zipCodeOf(values['address'] ?? '');

/** Stores today's discount before the form shows it. Does not reject. */
async function offerDiscount(store: BookingStore, apiBase: string, locale: Locale): Promise<void> {
  try {
    const { promotions } = await fetchPromotions(apiBase, locale);
    store.setState({ offeredDiscount: firstDiscount(promotions) });
  } catch {
    // The form works without the offer.
  }
}
