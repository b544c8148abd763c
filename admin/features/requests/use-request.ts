import { useSWRConfig } from 'swr';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';
import { ApiError } from '#client/api-error.ts';
import { keyOf } from '#client/send.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestKey } from './request-calls.ts';

/** One request, reloaded whenever it is opened. */
export function useRequest(id: string) {
  const { data, error, isValidating, mutate } = useAnswer(
    'GET /api/contact-requests/:id',
    { params: { id } },
    { ...refreshWhenVisible, revalidateOnReconnect: true, revalidateIfStale: true },
  );
  const isGone = error instanceof ApiError && error.status === 404;
  return {
    request: isGone ? undefined : data,
    /** The request does not exist, or no longer. */
    isGone,
    /** The error of the last call, unless there is a request to show. */
    failure: isValidating || isGone || data ? undefined : error,
    refresh: () => mutate(),
  };
}

/** Returns a function that puts a saved request into the cache and drops outdated lists. */
export function useSavedRequest(): (request: ContactRequest) => void {
  const { mutate } = useSWRConfig();
  const dashboard = useDashboard();
  return (request) => {
    void mutate(requestKey(request.id), request, { revalidate: false });
    void mutate(keyOf('GET /api/contact-requests/waiting'));
    void dashboard.mutate();
    // Only the server knows whether it still belongs in a list.
    void mutate((key) => typeof key === 'string' && key.startsWith('contact-requests?'), undefined);
  };
}
