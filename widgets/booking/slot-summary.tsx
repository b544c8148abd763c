import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { formatDay } from '#domain/schedule/next-slot.ts';
import { useBusiness } from '#ui/business.tsx';
import { chosenTime } from './booking.store.ts';
import type { BookingState, BookingStore } from './booking.types.ts';

type PricingBusiness = Pick<Business, 'prices' | 'timeZone' | 'locale'>;

/**
 * The price of the quoted home on the chosen day; undefined without a quote. The server's price is
 * binding.
 */
export function priceOf(state: BookingState, { prices, timeZone }: PricingBusiness) {
  const { quote, date, today = businessToday(new Date(), timeZone) } = state;
  if (!quote || quote === 'checking') return undefined;
  const home = { ...quote, inspectionDate: date ?? quote.inspectionDate };
  const price = calculateQuote(home, today, prices);
  return { ...price, totalPrice: priceChangeOf(state)?.current ?? price.totalPrice };
}

/** The other total that the server answered for the chosen day and home. */
export const priceChangeOf = ({ priceChange, date, quote }: BookingState) =>
  priceChange?.date === date && priceChange?.quote === quote ? priceChange : undefined;

/** 'Mon, Nov 30, 8:00 AM · $400', or as much of it as is known. */
export function slotOf(state: BookingState, business: PricingBusiness): string | undefined {
  const time = chosenTime(state);
  if (!state.date || !time) return undefined;
  const price = priceOf(state, business);
  const { locale } = business;
  const slot = `${formatDay(state.date, locale)}, ${formatTime(time, locale)}`;
  return price ? `${slot} · ${dollars(price.totalPrice)}` : slot;
}

/** Slot and price, beside the button that books them. */
export function SlotSummary({ store }: { store: BookingStore }) {
  const business = useBusiness();
  const slot = useStore(store, (state) => slotOf(state, business));
  // The head of the form already says the same.
  return slot ? (
    <p className="booking-summary" aria-hidden="true">
      {slot}
    </p>
  ) : null;
}
