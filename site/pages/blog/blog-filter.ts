import { useLocation, useSearch } from 'wouter';

/** What the list is narrowed to; it stands in the address, so that it can be sent and gone back to. */
export interface BlogFilter {
  category: string;
  search: string;
}

export const filterOf = (search: string): BlogFilter => {
  const query = new URLSearchParams(search);
  return { category: query.get('category') ?? '', search: query.get('search') ?? '' };
};

/** The API call that lists what `filter` asks for. */
export function listKey(filter: BlogFilter): string {
  return `blog/posts?${new URLSearchParams({ published: 'true', ...given(filter) })}`;
}

/** The address of the list narrowed to `filter`. */
export function blogAddress(filter: BlogFilter): `/blog${string}` {
  const query = new URLSearchParams(given(filter)).toString();
  return query ? `/blog?${query}` : '/blog';
}

const given = (filter: BlogFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''));

/** The filter in the address, and a way to change it; typing replaces the last entry of the history. */
export function useBlogFilter(): [BlogFilter, (filter: BlogFilter, replace?: boolean) => void] {
  const filter = filterOf(useSearch());
  const [, navigate] = useLocation();
  return [filter, (next, replace = false) => navigate(blogAddress(next), { replace })];
}
