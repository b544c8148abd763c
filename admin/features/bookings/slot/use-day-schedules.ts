import { useAnswer } from '#admin/use-answer.ts';
import type { BookingType } from '#domain/booking/booking-types.ts';
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

/** Whether a cache key is one of `useDaySchedules`. */
export const isDaySchedules = (key: unknown) =>
  typeof key === 'string' && key.startsWith('bookings/days?');

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
  const query = {
    from: shown.at(0)?.date ?? day,
    to: shown.at(-1)?.date ?? day,
    ...length,
    // The drive counts once the address has a ZIP code.
    zip: zipCodeOf(address),
    except,
  };
  return useAnswer(
    'GET /api/bookings/days',
    { query },
    { keepPreviousData: true, revalidateIfStale: true },
  );
}
