import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { businessInstant } from '#domain/schedule/calendar-date.ts';
import type { Booking } from './booking.schema.ts';

/**
 * Whether the owner still has to go there: confirmed, and its start is yet to come. `today` is the
 * business's; instants are worked out for that day only: that of every booking would take long.
 */
export function isAhead(
  { status, date, time }: Pick<Booking, 'status' | 'date' | 'time'>,
  now: Date,
  today: CalendarDate,
): boolean {
  if (status !== 'confirmed' || date < today) return false;
  return date > today || businessInstant(date, time) > now;
}
