import type { ListQuery, Page } from '#api/store/store.ts';

interface Order<T> {
  /** What a search looks in, without case. */
  searched: (record: T) => string;
  /** Its own for each record; decides where it stands. */
  key: (record: T) => string;
  /** Whether keys grow or shrink from one record to the next. */
  direction: 'up' | 'down';
}

/**
 * One page of a list that is short enough to be sorted for each call. A cursor is the key that a
 * page ended with, so that what is added or removed meanwhile moves nothing.
 */
export function pageOf<T>(
  records: readonly T[],
  { search = '', limit, cursor }: ListQuery,
  { searched, key, direction }: Order<T>,
): Page<T> {
  const text = search.trim().toLowerCase();
  const found = records
    .filter((record) => searched(record).toLowerCase().includes(text))
    .map((record) => ({ record, key: key(record) }));
  const sign = direction === 'up' ? 1 : -1;
  const compare = (a: string, b: string) => (a < b ? -sign : a > b ? sign : 0);
  found.sort((one, other) => compare(one.key, other.key));

  const last = cursor && Buffer.from(cursor, 'base64url').toString();
  const rest = last ? found.filter((entry) => compare(entry.key, last) > 0) : found;
  const page = rest.slice(0, limit);
  const end = page.at(-1);
  return {
    data: page.map(({ record }) => record),
    total: found.length,
    nextCursor:
      end && rest.length > page.length ? Buffer.from(end.key).toString('base64url') : null,
  };
}
