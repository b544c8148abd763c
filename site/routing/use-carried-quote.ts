import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { onDemand } from '#widgets/core/on-demand.ts';

const reader = onDemand(() => import('#widgets/booking/quote-from-search.ts'));

/** The quote in the address, once it has been read and checked; the server knows no query. */
export function useCarriedQuote(): QuoteInput | undefined {
  const search = useSearch();
  const [quote, setQuote] = useState<QuoteInput>();

  useEffect(() => {
    if (!new URLSearchParams(search).has('quote')) return;
    let current = true;
    reader.load().then(
      ({ quoteFromSearch }) => current && setQuote(quoteFromSearch(search)),
      (error: unknown) => console.error('The quote in the address was not read.', error),
    );
    return () => {
      current = false;
    };
  }, [search]);

  return quote;
}
