import { useSearch } from 'wouter';

/**
 * The partner named in the URL, for the page's widgets, which read the rest of the attribution
 * themselves. Undefined during hydration, because the server ignores the query.
 */
export function usePartner(): string | undefined {
  return new URLSearchParams(useSearch()).get('partner') ?? undefined;
}
