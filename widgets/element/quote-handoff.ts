import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** Announced when a visitor wants to book what was quoted; a booking widget takes it up. */
export const QUOTE_BOOK_EVENT = 'inspection-quote-book';

export interface Quote {
  input: QuoteInput;
  result: QuoteResult;
  /** The last day of the option period, if the visitor or the page says it. */
  optionEnds?: CalendarDate;
  /** From a widget in test mode. */
  test?: true;
}
