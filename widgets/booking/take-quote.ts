import { type QuoteInput, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import type { BookingStore } from './booking.store.ts';
import { chooseDate } from './free-times.ts';
import { isOpen } from './open-days.ts';

/**
 * Checks what was offered as a quote and carries it. The inspection type follows from it, and its
 * preferred date is chosen if it can be booked; neither overrules the visitor's own choice.
 */
export function takeQuote(store: BookingStore, apiBase: string, offered: unknown): void {
  const { values, edition, date, now, openDays, offered: newest } = store.getState();
  if (newest !== offered) return;
  const quote = checkQuote(offered);
  if (!quote) {
    store.setState({ quote });
    return;
  }
  const type = quote.propertyType === 'warranty' ? 'warranty' : 'buyer';
  store.setState({
    quote,
    values: { ...values, inspectionType: values.inspectionType || type },
    edition: edition + 1,
  });
  const preferred = quote.inspectionDate;
  if (!date && preferred && now && isOpen(preferred, now, openDays)) {
    store.setState({ cursor: preferred });
    chooseDate(store, apiBase, preferred);
  }
}

/** Says in the console what is wrong with a quote that is none: embedders read it. */
function checkQuote(offered: unknown): QuoteInput | undefined {
  const checked = validate(quoteInputSchema, offered);
  if (checked.ok) return checked.value;
  const wrong = checked.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  console.warn(`<inspection-booking> was given a quote that it cannot read. ${wrong}`);
  return undefined;
}

/**
 * The price in whole dollars for a booking on `date` made at `now`, and the early-booking discount
 * in it, which depends on both. The server's own figure is the one that counts.
 */
export function priceOn(quote: QuoteInput, date: CalendarDate | undefined, now: Date) {
  const input = { ...quote, inspectionDate: date ?? quote.inspectionDate };
  const { totalPrice, scheduleDiscount } = calculateQuote(input, businessToday(now));
  return { totalPrice, scheduleDiscount };
}
