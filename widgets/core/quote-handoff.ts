import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';

/** Announced when a visitor wants to book what was quoted; a booking widget takes it up. */
export const QUOTE_BOOK_EVENT = 'inspection-quote-book';

export interface Quote {
  input: QuoteInput;
  result: QuoteResult;
}

/**
 * A quote's input as the query of the booking page, for pages without a booking widget. The utm_*
 * of this page, whose query is `from`, go along: the lead comes from the same campaign.
 */
export function quoteToSearch(
  input: QuoteInput,
  partner?: string,
  from = globalThis.location.search,
): string {
  const search = new URLSearchParams({ quote: JSON.stringify(input) });
  if (partner) search.set('partner', partner);
  for (const [name, value] of new URLSearchParams(from)) {
    if (name.startsWith('utm_')) search.append(name, value);
  }
  return `?${search}`;
}
