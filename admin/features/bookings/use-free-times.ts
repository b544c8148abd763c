import useSWR from 'swr';
import type { Slot } from '#domain/schedule/availability.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { useToday } from './use-today.ts';

/** What clients are offered on `date`, as it is now; for no day, or one that is over, nothing. */
export function useFreeTimes(date: CalendarDate) {
  const isOver = date < useToday();
  const { data, error, isLoading } = useSWR<Slot[], unknown>(
    !isOver ? `calendar/slots?date=${date}` : null,
    (path: string) => callApi('', path),
    { revalidateIfStale: true },
  );
  return {
    times: isOver ? [] : data?.map(({ time }): TimeOfDay => time),
    loading: isLoading,
    failed: error !== undefined,
  };
}
