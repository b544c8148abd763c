import { callApi } from '#widgets/core/api/api-client.ts';

interface ListAnswer<T> {
  data: T[];
  total: number;
  nextCursor: string | null;
}

export interface ListPage<T> extends ListAnswer<T> {
  /** What was asked for. */
  path: string;
  readAt: Date;
}

/** The path below /api/ of one page; what is empty is left out. */
export function listPath(
  resource: string,
  query: { limit: number; search?: string; cursor?: string | null | undefined },
): string {
  const params = new URLSearchParams({ limit: String(query.limit) });
  if (query.search) params.set('search', query.search);
  if (query.cursor) params.set('cursor', query.cursor);
  return `${resource}?${params}`;
}

export async function readListPage<T>(path: string): Promise<ListPage<T>> {
  const answer = await callApi<ListAnswer<T>>('', path);
  return { ...answer, path, readAt: new Date() };
}
