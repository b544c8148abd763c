import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { lazyChunk } from '#ui/lazy.ts';
import type { FromSearch } from '#widgets/booking/quote-from-search.ts';

const reader = lazyChunk(() => import('#widgets/booking/quote-from-search.ts'));

/** Parameters of which each says something about the appointment. */
const carriers = ['quote', 'squareFootage', 'option-ends'];

/**
 * The quote and the end of the option period in the URL, once validated; nothing on the server,
 * which ignores the query.
 */
export function useCarriedQuote(): Partial<FromSearch> {
  const search = useSearch();
  const [carried, setCarried] = useState<Partial<FromSearch>>({});

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!carriers.some((name) => query.has(name))) return;
    let current = true;
    reader.load().then(
      ({ quoteFromSearch }) => current && setCarried(quoteFromSearch(search)),
      (error: unknown) => console.error('The quote in the address was not read.', error),
    );
    return () => {
      current = false;
    };
  }, [search]);

  return carried;
}
