import { useSearch } from 'wouter';

/**
 * The partner named in the address, for the widgets of the page; the rest of the attribution they
 * read themselves. Undefined while the page is hydrated, for the server knows no query.
 */
export function usePartner(): string | undefined {
  return new URLSearchParams(useSearch()).get('partner') ?? undefined;
}
