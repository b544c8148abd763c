import { useLayoutEffect } from 'react';
import { useSearch } from 'wouter';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { useBusiness } from '#ui/business.tsx';
import { calculate } from '#widgets/quote/calculate.ts';
import type { QuoteStore } from '#widgets/quote/quote.types.ts';

/**
 * Takes the home from the URL once, from the home page or a row of prices, and removes it from the
 * URL, so that going back restores what was typed since. A type and a size are priced at once, as
 * if typed here; an error in them is shown at its field.
 */
export function useCarriedHome(store: QuoteStore) {
  const business = useBusiness();
  const search = useSearch();
  // Before paint: if the rules are already loaded, the form is never visible.
  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const type = take(query, 'propertyType');
    const squareFootage = take(query, 'squareFootage');
    if (!type && !squareFootage) return;
    const propertyType = propertyTypes.some((known) => known === type) ? type : '';
    const { values: before, edition } = store.getState();
    const values: Record<string, string> = {
      ...before,
      ...(propertyType && { propertyType }),
      ...(squareFootage && { squareFootage }),
    };
    store.setState({ values, errors: {}, quote: undefined, edition: edition + 1 });
    const address = new URL(window.location.href);
    address.search = String(query);
    window.history.replaceState(window.history.state, '', address);
    if (propertyType && squareFootage) {
      void calculate(store, { get: (name) => values[name] ?? null }, business);
    }
  }, [store, search, business]);
}

function take(query: URLSearchParams, name: string): string {
  const text = query.get(name)?.trim().slice(0, 20) ?? '';
  query.delete(name);
  return text;
}
