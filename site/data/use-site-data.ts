import { useContext, useEffect, useRef } from 'react';
import { createStore, useStore } from 'zustand';
import type { Call } from '#client/call-api.ts';
import { lazyChunk } from '#ui/lazy.ts';
import { PageDataContext } from './page-data.ts';

interface Answer {
  /** Null if it does not exist; undefined while loading and after a failure. */
  data: unknown;
  error: unknown;
}

const pending: Answer = { data: undefined, error: undefined };

/** Answers fetched since the document was loaded, by key; shared by all pages. */
const answers = createStore<Readonly<Record<string, Answer>>>(() => ({}));

const requested = new Set<string>();

/** Most visitors never need it, because the server sends the first page's data along. */
const client = lazyChunk(() => import('#client/call-api.ts'));

async function fetchOnce(key: string, nullOn401: boolean): Promise<void> {
  if (requested.has(key)) return;
  requested.add(key);
  answers.setState({ [key]: pending });
  try {
    const { callApi } = await client.load();
    answers.setState({ [key]: { data: await callApi('', key, { nullOn401 }), error: undefined } });
  } catch (error) {
    answers.setState({ [key]: { data: undefined, error } });
    // The next component that needs it tries again.
    requested.delete(key);
  }
}

/**
 * The answer of `GET /api/<key>`: at once if the server rendered the page with it, else fetched
 * once. Never refetched automatically, never retried (spec §7). Null for what does not exist and,
 * with `nullOn401`, for a 401. While the answer for a new key loads, that of the previous key
 * stays.
 */
export function useSiteData<T>(
  key: string,
  { nullOn401 = false }: Pick<Call, 'nullOn401'> = {},
): { data: T | null | undefined; error: unknown } {
  const { [key]: rendered } = useContext(PageDataContext);
  const { data, error } = useStore(answers, ({ [key]: answer }) => answer) ?? pending;
  const latest = useRef<unknown>(undefined);

  useEffect(() => {
    if (rendered === undefined) void fetchOnce(key, nullOn401);
  }, [key, rendered, nullOn401]);

  const found = rendered === undefined ? data : rendered;
  if (found !== undefined) latest.current = found;
  return { data: (error ? undefined : latest.current) as T | null | undefined, error };
}
