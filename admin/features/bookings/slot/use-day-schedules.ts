import useSWR from 'swr';
import { callApi } from '#client/call-api.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
import type { DaySchedules } from '#domain/booking/calendar/day-schedule.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';

/** What determines the length of an appointment: one of these. */
export type LengthQuery =
  | { minutes: number }
  | Pick<QuoteInput, 'propertyType' | 'squareFootage'>
  | { inspectionType: BookingType | '' };

const PATH = 'bookings/days?';

/** Whether a cache key is one of `useDaySchedules`. */
export const isDaySchedules = (key: unknown) => typeof key === 'string' && key.startsWith(PATH);

/**
 * The days of `day`'s month and its neighbors in the grid, with the starts that fit; the previous
 * answer while another month or length loads.
 */
export function useDaySchedules(
  day: CalendarDate,
  length: LengthQuery,
  { address = '', except = '' }: { address?: string | undefined; except?: string | undefined },
) {
  const shown = monthGrid(monthOf(day)).flat();
  const query = new URLSearchParams({
    from: shown.at(0)?.date ?? day,
    to: shown.at(-1)?.date ?? day,
    ...Object.fromEntries(Object.entries(length).map(([name, value]) => [name, String(value)])),
    // The drive counts once the address has a ZIP code.
    zip: zipCodeOf(address) ?? '',
    except,
  });
  return useSWR<DaySchedules, unknown>(
    PATH + query,
    (path: string) => callApi<DaySchedules>('', path),
    {
      keepPreviousData: true,
      revalidateIfStale: true,
    },
  );
}
