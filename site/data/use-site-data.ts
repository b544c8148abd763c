import { useContext, useEffect, useRef } from 'react';
import { createStore, useStore } from 'zustand';
import { onDemand } from '#widgets/core/on-demand.ts';
import { PageDataContext } from './page-data.ts';

interface Answer {
  /** Null for what does not exist; undefined while it is on its way, and after a failure. */
  data: unknown;
  error: unknown;
}

const nothing: Answer = { data: undefined, error: undefined };

/** What was fetched since the page was loaded, by key; one visitor's tab, hence one for all pages. */
const answers = createStore<Readonly<Record<string, Answer>>>(() => ({}));

const asked = new Set<string>();

/** Most visitors never need it: the server has sent the first page's data along. */
const client = onDemand(() => import('#widgets/core/api/api-client.ts'));

async function ask(key: string): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  answers.setState({ [key]: nothing });
  try {
    const { callApi } = await client.load();
    answers.setState({ [key]: { data: await callApi('', key), error: undefined } });
  } catch (error) {
    answers.setState({ [key]: { data: undefined, error } });
    // Whoever comes back to the page asks again.
    asked.delete(key);
  }
}

/**
 * The answer of `GET /api/<key>`: at once where the server rendered the page with it, else fetched
 * once. Never fetched again by itself, never retried (spec §7). Null for what does not exist. Where
 * the key changes, the data of the key before stays until the new one's is there.
 */
export function useSiteData<T>(key: string): { data: T | null | undefined; error: unknown } {
  const { [key]: sent } = useContext(PageDataContext);
  const { data, error } = useStore(answers, ({ [key]: answer }) => answer) ?? nothing;
  const latest = useRef<unknown>(undefined);

  useEffect(() => {
    if (sent === undefined) void ask(key);
  }, [key, sent]);

  const found = sent === undefined ? data : sent;
  if (found !== undefined) latest.current = found;
  return { data: (error ? undefined : latest.current) as T | null | undefined, error };
}
