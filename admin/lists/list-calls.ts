import { callApi } from '#client/call-api.ts';

interface ListResponse<T> {
  data: T[];
  total: number;
  /** The number of matches before this page. */
  start: number;
  /** Null if the previous page is the first one. */
  previousCursor: string | null;
  nextCursor: string | null;
}

export interface ListPage<T> extends ListResponse<T> {
  /** The path that was requested. */
  path: string;
  readAt: Date;
}

/** Query parameters of a list; empty ones are omitted. */
export type ListQuery = Readonly<Record<string, string | number | null | undefined>>;

/** The path of one page, below /api/. */
export function listPath(resource: string, query: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return `${resource}?${params}`;
}

export async function fetchListPage<T>(path: string): Promise<ListPage<T>> {
  const response = await callApi<ListResponse<T>>('', path);
  return { ...response, path, readAt: new Date() };
}
