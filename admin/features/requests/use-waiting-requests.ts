import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';

/** The requests that wait for an answer or a call-back, reloaded whenever they are shown. */
export const useWaitingRequests = () =>
  useAnswer('GET /api/contact-requests/waiting', undefined, {
    ...refreshWhenVisible,
    revalidateIfStale: true,
    revalidateOnReconnect: true,
  });
