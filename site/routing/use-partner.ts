import { useSearch } from 'wouter';

/**
 * The partner named in the address, for the widgets of the page; they read the rest of the
 * attribution themselves. Undefined during hydration, because the server ignores the query.
 */
export function usePartner(): string | undefined {
  return new URLSearchParams(useSearch()).get('partner') ?? undefined;
}
