import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Passes the error of a write to SWR's `onError`, as SWR does with those of reads: a session that
 * has ended leads to the log-in. The returned function keeps its identity.
 */
export function useReportError(): (error: unknown) => void {
  const config = useSWRConfig();
  const { onError } = config;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onError` is all that is used of it
  return useCallback((error: unknown) => onError(error as Error, 'write', config), [onError]);
}
