import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Passes the error of a write to SWR's `onError`, as SWR does for reads: an ended session opens the
 * login. The returned function keeps its identity.
 */
export function useReportError(): (error: unknown) => void {
  const config = useSWRConfig();
  const { onError } = config;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only its `onError` is used
  return useCallback((error: unknown) => onError(error as Error, 'write', config), [onError]);
}
