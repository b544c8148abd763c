import type { QuoteInput } from '#domain/quote/quote.schema.ts';

/**
 * A quote's input as the query of the booking page, for pages without a booking widget, with what
 * tells where the visitor came from.
 */
export const quoteToSearch = (input: QuoteInput, partner?: string, from?: string): string =>
  attributedSearch({ quote: JSON.stringify(input) }, partner, from);

/**
 * A query for a page of the inspector's site. The partner and the utm_* of this page, whose query
 * is `from`, go along: the lead comes from the same campaign. Empty when there is nothing to say.
 */
export function attributedSearch(
  parameters: Record<string, string>,
  partner?: string,
  from = globalThis.location.search,
): string {
  const search = new URLSearchParams(parameters);
  if (partner) search.set('partner', partner);
  for (const [name, value] of new URLSearchParams(from)) {
    if (name.startsWith('utm_')) search.append(name, value);
  }
  const text = String(search);
  return text && `?${text}`;
}
