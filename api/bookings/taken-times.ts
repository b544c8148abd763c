import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import type { BusyTime } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { closedTimesOn } from '#domain/schedule/closed-times.ts';

/** What takes time on a day. */
export interface TakenTimes {
  /** Bookings that are neither canceled nor deleted. */
  booked: readonly Booking[];
  /** Days off, closed times, and events of the owner's other calendars. */
  closed: readonly BusyTime[];
}

export async function takenTimesOn(
  store: Store,
  { blocks, daysOff }: Pick<Availability, 'blocks' | 'daysOff'>,
  date: CalendarDate,
): Promise<TakenTimes> {
  const [booked, calendars] = await Promise.all([
    store.standingOn(date),
    store.calendarBusyTimes(),
  ]);
  return { booked, closed: closedTimesOn(date, { blocks, daysOff, calendars }) };
}
