import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';

/** Announced when a visitor wants to book what was quoted; a booking widget takes it up. */
export const QUOTE_BOOK_EVENT = 'inspection-quote-book';

export interface Quote {
  input: QuoteInput;
  result: QuoteResult;
}

/** A quote's input as the query of the booking page, for pages without a booking widget. */
export function quoteToSearch(input: QuoteInput, partner?: string): string {
  const search = new URLSearchParams({ quote: JSON.stringify(input) });
  if (partner) search.set('partner', partner);
  return `?${search}`;
}
