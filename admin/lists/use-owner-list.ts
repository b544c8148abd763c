import useSWRInfinite from 'swr/infinite';
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
export function useOwnerList<T extends { id: string }>(
  resource: 'contact-requests' | 'bookings',
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
  const first = data?.[0];
  const last = data?.at(-1);

  return {
    items: data?.flatMap((page) => page.data),
    total: first?.total,
    readAt: first?.readAt,
    hasMore: Boolean(last?.nextCursor),
    busy: isValidating,
    outdated: first !== undefined && first.path !== listPath(resource, query),
    failure: isValidating ? undefined : error,
    refresh: () => void mutate(),
    replace: (record) =>
      void mutate(
        (pages) =>
          pages?.map((page) => ({
            ...page,
            data: page.data.map((other) => (other.id === record.id ? record : other)),
          })),
        { revalidate: false },
      ),
    // After a failure the page that is missing has been counted already.
    showMore: () => void setSize(data && data.length < size ? size : size + 1),
  };
}
