import { useContext } from 'react';
import useSWR from 'swr';
import { PageDataContext } from './page-data.ts';

const fetchJson = async <T>(key: string): Promise<T> => {
  // Most visitors never need it: the server has sent the first page's data along.
  const { callApi } = await import('#widgets/core/api/api-client.ts');
  return callApi<T>('', key);
};

/**
 * The answer of `GET /api/<key>`: at once where the server rendered the page with it, else fetched
 * once. Never fetched again by itself, never retried (spec §7). Null for what does not exist. Where
 * the key changes, the data of the key before stays until the new one's is there.
 */
export function useSiteData<T>(key: string): { data: T | null | undefined; error: unknown } {
  const { [key]: sent } = useContext(PageDataContext) as Record<string, T | null>;
  const { data, error } = useSWR<T | null, unknown>(
    key,
    sent === undefined ? fetchJson : () => sent,
    {
      // Shown in the first picture, and put into the cache after it: coming back to a key, SWR
      // would rather keep the previous key's data than show what is only a fallback.
      ...(sent !== undefined && { fallbackData: sent, revalidateOnMount: true }),
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      keepPreviousData: true,
    },
  );
  return { data, error };
}
