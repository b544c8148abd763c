import { useEffect } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { type ListFilter, type ListPage, listPath, readListPage } from './list-calls.ts';

export interface OwnerList<T> {
  /** Undefined until the first page has come. */
  items: T[] | undefined;
  /** Of all pages; undefined until the first page has come. */
  total: number | undefined;
  /** When the server last told the first page. */
  readAt: Date | undefined;
  hasMore: boolean;
  /** A call is under way. */
  busy: boolean;
  /** `items` are still those of another search. */
  outdated: boolean;
  /** Why the last call failed, until the next one. */
  failure: unknown;
  refresh: () => void;
  /** Shows `record` in place of the version before it, wherever that is listed. */
  replace: (record: T) => void;
  showMore: () => void;
}

/** One of the owner's lists, newest first, as many pages of it as were asked for. */
export function useOwnerList<T extends Versioned>(
  resource: 'contact-requests' | 'bookings' | 'owner/posts' | 'reviews/all' | 'partners',
  query: ListFilter,
): OwnerList<T> {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<ListPage<T>, unknown>(
    (_index: number, previous: ListPage<T> | null) =>
      previous?.nextCursor === null
        ? null
        : listPath(resource, { ...query, cursor: previous?.nextCursor }),
    readListPage<T>,
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  // What was saved here, for whichever list of the resource still holds the version before.
  const { data: saved, mutate: keep } = useSWR<Readonly<Record<string, T>>>(
    `saved:${resource}`,
    null,
  );
  const first = data?.[0];
  const last = data?.at(-1);

  const path = listPath(resource, query);
  const outdated = first !== undefined && first.path !== path;
  const isKnown = first !== undefined && !outdated;

  // Whoever comes back to a list that was read before wants what is in it now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming there counts
  useEffect(() => {
    if (isKnown) void mutate();
  }, [path]);

  return {
    items: data?.flatMap((page) => page.data).map((item) => newer(item, saved?.[item.id])),
    total: first?.total,
    readAt: first?.readAt,
    hasMore: Boolean(last?.nextCursor),
    busy: isValidating,
    outdated,
    failure: isValidating ? undefined : error,
    refresh: () => void mutate(),
    replace: (record) =>
      void keep((others) => ({ ...others, [record.id]: record }), { revalidate: false }),
    // After a failure the page that is missing has been counted already.
    showMore: () => void setSize(data && data.length < size ? size : size + 1),
  };
}

const newer = <T extends Versioned>(listed: T, saved: T | undefined): T =>
  saved && saved.revision > listed.revision ? saved : listed;
