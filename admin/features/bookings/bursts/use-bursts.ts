import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';

/** Bookings that look like one attack; empty until they have loaded. */
export function useBursts() {
  const { data, mutate } = useAnswer('GET /api/bookings/bursts', undefined, {
    ...refreshWhenVisible,
    revalidateIfStale: true,
  });
  return { bursts: data?.data ?? [], refresh: () => void mutate() };
}
