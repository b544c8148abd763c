export interface ListQuery {
  search?: string;
  /** Records per page; `Infinity` for all. */
  limit: number;
  /** `nextCursor` or `previousCursor` of another page. */
  cursor?: string;
}

export interface Page<T> {
  data: T[];
  /** The number of matches on all pages. */
  total: number;
  /** The number of matches before this page. */
  start: number;
  /** Null when the page before is the first one, or when there is none. */
  previousCursor: string | null;
  nextCursor: string | null;
}

/** `ListQuery.cursor` is not a cursor of this list. */
export class InvalidCursorError extends Error {
  override name = 'InvalidCursorError';
}

interface PageOptions<T> {
  /** Index of the first record on the page. */
  start: number;
  /** Records per page; `Infinity` for all. */
  limit: number;
  /** The cursor of the page after this record. */
  cursorAfter: (record: T) => string;
}

/** The page of `records`, which are all matches in their order, from `start` on. */
export function pageAt<T>(
  records: readonly T[],
  { start, limit, cursorAfter }: PageOptions<T>,
): Page<T> {
  const cursorOf = (index: number) => {
    const before = index < records.length ? records[index - 1] : undefined;
    return before === undefined ? null : cursorAfter(before);
  };
  return {
    data: records.slice(start, start + limit),
    total: records.length,
    start,
    previousCursor: cursorOf(start - limit),
    nextCursor: cursorOf(start + limit),
  };
}
