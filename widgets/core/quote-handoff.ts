import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';

/** Announced when a visitor wants to book what was quoted; a booking widget takes it up. */
export const QUOTE_BOOK_EVENT = 'inspection-quote-book';

export interface Quote {
  input: QuoteInput;
  result: QuoteResult;
}
