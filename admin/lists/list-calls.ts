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

/** What is asked for of a list; what is empty is left out. */
export type ListFilter = Readonly<Record<string, string | number | null | undefined>>;

/** The path below /api/ of one page. */
export function listPath(resource: string, filter: ListFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return `${resource}?${params}`;
}

export async function readListPage<T>(path: string): Promise<ListPage<T>> {
  const answer = await callApi<ListAnswer<T>>('', path);
  return { ...answer, path, readAt: new Date() };
}
