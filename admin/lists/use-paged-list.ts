import useSWR from 'swr';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import {
  fetchListPage,
  type ListCall,
  type ListPage,
  type ListQuery,
  listPath,
  type RecordOf,
} from './list-calls.ts';
import { refreshWhenVisible } from './refresh-when-visible.ts';
import type { ListPosition, ListPositionState } from './use-list-position.ts';

export interface PagedList<T> {
  /** The items of the page; undefined until the first page has loaded. */
  items: T[] | undefined;
  /** The number of items on the server; undefined until the first page has loaded. */
  total: number | undefined;
  /** The number of items before the page. */
  start: number;
  /** When the page was loaded. */
  readAt: Date | undefined;
  previous: ListPosition | undefined;
  next: ListPosition | undefined;
  goTo: (position: ListPosition) => void;
  /** The day at which the requested page starts. */
  day: ListPosition['day'];
  /** A call is pending. */
  busy: boolean;
  /** `items` still belong to the previous query or page. */
  outdated: boolean;
  /** The error of the last call, until the next one starts. */
  failure: unknown;
  refresh: () => void;
  /** Replaces the older version of `record` wherever it is listed. */
  replace: (record: T) => void;
}

/**
 * One page of a list of the API, in its order; without `position` the first page. Loads nothing
 * without `query`.
 */
export function usePagedList<C extends ListCall>(
  call: C,
  query: ListQuery<C> | undefined,
  position?: ListPositionState,
): PagedList<RecordOf<C>> {
  const { cursor, day, goTo = () => undefined } = position ?? {};
  const asked = query && { ...query, cursor, day: cursor ? undefined : day };
  const path = asked && listPath(call, asked);
  const { data, error, isValidating, mutate } = useSWR<ListPage<RecordOf<C>>, unknown>(
    path ?? null,
    asked ? () => fetchListPage(call, asked) : null,
    {
      ...refreshWhenVisible,
      // A cached page is always reloaded when it is shown again, because what was changed in one
      // folder is missing from the cached page of another.
      revalidateIfStale: true,
      dedupingInterval: 0,
      keepPreviousData: true,
    },
  );
  // Saved records by id, for every page of the list that still holds an older version.
  const { data: saved, mutate: save } = useSWR<Readonly<Record<string, RecordOf<C>>>>(
    `saved:${call}`,
    null,
  );

  return {
    items: data?.data.map((item) => newer(item, saved?.[item.id])),
    total: data?.total,
    start: data?.start ?? 0,
    readAt: data?.readAt,
    previous: data && data.start > 0 ? { cursor: data.previousCursor ?? undefined } : undefined,
    next: data?.nextCursor ? { cursor: data.nextCursor } : undefined,
    goTo,
    day: cursor ? undefined : day,
    busy: isValidating,
    outdated: data !== undefined && data.path !== path,
    failure: isValidating ? undefined : error,
    refresh: () => void mutate(),
    replace: (record) =>
      void save((others) => ({ ...others, [record.id]: record }), { revalidate: false }),
  };
}

const newer = <T extends Versioned>(listed: T, saved: T | undefined): T =>
  saved && saved.revision > listed.revision ? saved : listed;
