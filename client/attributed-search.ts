import type { Metadata } from '#domain/metadata/metadata.ts';
import { metadataToSearch } from '#domain/metadata/metadata-to-search.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

interface HandedQuote {
  input: QuoteInput;
  optionEnds?: CalendarDate;
  metadata?: Metadata;
  /** Test mode, which continues on the booking page. */
  test?: true;
}

/** The query that passes a quote's input and its attribution to the booking page. */
export const quoteToSearch = (
  { input, optionEnds, metadata, test }: HandedQuote,
  partner?: string,
  from?: string,
): string =>
  attributedSearch(
    {
      quote: JSON.stringify(input),
      ...(optionEnds && { 'option-ends': optionEnds }),
      ...metadataToSearch(metadata),
      ...(test && { test: 'true' }),
    },
    partner,
    from,
  );

/**
 * The query of a link to the inspector's site, with its `?`: `parameters`, the partner, and the
 * `utm_*` parameters of the current page's query `from`, so that the lead keeps its campaign. Empty
 * if there are none.
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
