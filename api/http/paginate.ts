import type { ListQuery, Page } from '#api/store/page.ts';
import { pageAt } from '#api/store/page.ts';

interface PageOptions<T> {
  /** The text that is searched, ignoring case. */
  searched: (record: T) => string;
  /** Unique for each record; the list is sorted by it. */
  key: (record: T) => string;
  direction: 'up' | 'down';
}

/**
 * One page of a list that is short enough to be sorted for each call. The cursor is the last key of
 * the previous page, so that pages stay right when records are added or removed between calls.
 */
export function paginate<T>(
  records: readonly T[],
  { search = '', limit, cursor }: ListQuery,
  { searched, key, direction }: PageOptions<T>,
): Page<T> {
  const text = search.trim().toLowerCase();
  const found = records
    .filter((record) => searched(record).toLowerCase().includes(text))
    .map((record) => ({ record, key: key(record) }));
  const sign = direction === 'up' ? 1 : -1;
  const compare = (a: string, b: string) => (a < b ? -sign : a > b ? sign : 0);
  found.sort((one, other) => compare(one.key, other.key));

  const last = cursor && Buffer.from(cursor, 'base64url').toString();
  const start = last ? found.filter((entry) => compare(entry.key, last) <= 0).length : 0;
  return pageAt(
    found.map(({ record }) => record),
    { start, limit, cursorAfter: (record) => Buffer.from(key(record)).toString('base64url') },
  );
}
