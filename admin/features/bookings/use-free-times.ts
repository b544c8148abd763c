import useSWR from 'swr';
import type { Slot } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** What clients are offered on `date`, as it is now; nothing is asked for an empty one. */
export function useFreeTimes(date: CalendarDate) {
  const { data, error, isLoading } = useSWR<Slot[], unknown>(
    date ? `calendar/slots?date=${date}` : null,
    (path: string) => callApi('', path),
    { revalidateIfStale: true },
  );
  return {
    times: data?.map(({ time }): TimeOfDay => time),
    loading: isLoading,
    failed: error !== undefined,
  };
}
