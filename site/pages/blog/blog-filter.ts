import { useLocation, useSearch } from 'wouter';
import { keyIn } from '#domain/locale/business-key.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The list's filter. It is kept in the URL, for links and the back button. */
export interface BlogFilter {
  category: string;
  search: string;
}

export const filterOf = (search: string): BlogFilter => {
  const query = new URLSearchParams(search);
  return { category: query.get('category') ?? '', search: query.get('search') ?? '' };
};

/** The API call for the articles that match `filter`, for readers of a language. */
export function listKey(filter: BlogFilter, locale: Locale): string {
  const query = new URLSearchParams({ published: 'true', ...given(filter) });
  return keyIn(locale, `blog/posts?${query}`);
}

/** The URL of the list with `filter`. */
export function blogAddress(filter: BlogFilter): `/blog${string}` {
  const query = new URLSearchParams(given(filter)).toString();
  return query ? `/blog?${query}` : '/blog';
}

const given = (filter: BlogFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''));

/** The filter in the URL and a setter; with `replace` it adds no history entry. */
export function useBlogFilter(): [BlogFilter, (filter: BlogFilter, replace?: boolean) => void] {
  const filter = filterOf(useSearch());
  const [, navigate] = useLocation();
  return [filter, (next, replace = false) => navigate(blogAddress(next), { replace })];
}
