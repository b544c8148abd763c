import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { propertyTypes } from '#domain/quote/property-types.ts';
import type { QuoteStore } from '#widgets/quote/quote.types.ts';

/**
 * Fills the calculator with the home in the address, once: from the home page or a row of prices. The
 * address forgets it then, so that going back brings what was typed since. No answer is refused here; the
 * form says what is wrong with it.
 */
export function useCarriedHome(store: QuoteStore) {
  const search = useSearch();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const type = take(query, 'propertyType');
    const squareFootage = take(query, 'squareFootage');
    if (!type && !squareFootage) return;
    store.setState(({ values, edition }) => ({
      values: {
        ...values,
        ...(propertyTypes.some(({ value }) => value === type) && { propertyType: type }),
        ...(squareFootage && { squareFootage }),
      },
      errors: {},
      quote: undefined,
      edition: edition + 1,
    }));
    const address = new URL(window.location.href);
    address.search = String(query);
    window.history.replaceState(window.history.state, '', address);
  }, [store, search]);
}

function take(query: URLSearchParams, name: string): string {
  const text = query.get(name)?.trim().slice(0, 20) ?? '';
  query.delete(name);
  return text;
}
