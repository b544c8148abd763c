import useSWR from 'swr';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { callApi } from '#client/call-api.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

interface WaitingRequests {
  /** Longest waiting first; at most as many as the server returns at once. */
  data: ContactRequest[];
  /** The number of all waiting requests. */
  total: number;
}

const fetchWaiting = (path: string) => callApi<WaitingRequests>('', path);

/** The requests that wait for an answer or a call-back, reloaded whenever they are shown. */
export const useWaitingRequests = () =>
  useSWR<WaitingRequests, unknown>('contact-requests/waiting', fetchWaiting, {
    ...refreshWhenVisible,
    revalidateIfStale: true,
    revalidateOnReconnect: true,
  });
