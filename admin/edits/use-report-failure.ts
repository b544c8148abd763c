import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Tells the shell of a call that failed and was no reading of SWR's, as it hears of those: a
 * session that has ended leads to the log-in. The function is the same at each render.
 */
export function useReportFailure(): (error: unknown) => void {
  const config = useSWRConfig();
  const { onError } = config;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rest of it nothing is used
  return useCallback((error: unknown) => onError(error as Error, 'write', config), [onError]);
}
