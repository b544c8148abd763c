import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Availability } from './availability.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import { isDayOff } from './schedule.ts';

/**
 * The confirmed bookings from `today` on that are on a day off in `next` but not in `before`. The
 * owner must acknowledge them before `next` is saved.
 */
export const bookingsOnNewDaysOff = (
  bookings: readonly Booking[],
  { before, next }: { before: Availability; next: Availability },
  today: CalendarDate,
): Booking[] =>
  bookings.filter(
    ({ status, date }) =>
      status === 'confirmed' &&
      date >= today &&
      isDayOff(date, next.daysOff) &&
      !isDayOff(date, before.daysOff),
  );
