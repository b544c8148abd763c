import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Availability } from './availability.ts';
import type { CalendarDate } from './calendar-date.schema.ts';
import { isDayOff } from './schedule.ts';

/**
 * The appointments that `next` would put on a day off: those still to come, from `today` on, on
 * days that `before` left open. The owner is to see them before the days are kept.
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
