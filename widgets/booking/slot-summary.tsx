import { useStore } from 'zustand';
import { dollars } from '#domain/quote/dollars.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { formatDay } from '#domain/schedule/next-slot.ts';
import { chosenTime } from './booking.store.ts';
import type { BookingState, BookingStore } from './booking.types.ts';

/**
 * The price of the quoted home on the chosen day; undefined without a quote. The server's price is
 * binding.
 */
export function priceOf({ quote, date, now = new Date() }: BookingState) {
  if (!quote || quote === 'checking') return undefined;
  const home = { ...quote, inspectionDate: date ?? quote.inspectionDate };
  return calculateQuote(home, businessToday(now));
}

/** 'Mon, Nov 30, 8:00 AM · $400', or as much of it as is known. */
export function slotOf(state: BookingState): string | undefined {
  const time = chosenTime(state);
  if (!state.date || !time) return undefined;
  const price = priceOf(state);
  return `${formatDay(state.date)}, ${formatTime(time)}${price ? ` · ${dollars(price.totalPrice)}` : ''}`;
}

/** Slot and price, beside the button that books them. */
export function SlotSummary({ store }: { store: BookingStore }) {
  const slot = useStore(store, slotOf);
  // The head of the form already says the same.
  return slot ? (
    <p className="booking-summary" aria-hidden="true">
      {slot}
    </p>
  ) : null;
}
