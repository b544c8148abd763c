import type { ReactNode } from 'react';
import useSWR from 'swr';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';

interface LoadedProps<T> {
  /** Without its article, for example "business". */
  what: string;
  /** Below /api/. */
  path: string;
  read: () => Promise<T>;
  children: (data: T, onStored: (data: T) => void) => ReactNode;
}

/** What a step is about, once it has loaded. */
export function Loaded<T>({ what, path, read, children }: LoadedProps<T>) {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(path, read);
  if (data !== undefined) {
    return children(data, (stored) => void mutate(stored, { revalidate: false }));
  }
  return error && !isValidating ? (
    <ListFailure what={`The ${what}`} failure={error} onRetry={() => void mutate()} />
  ) : (
    <ListSkeleton what={`the ${what}`} />
  );
}
