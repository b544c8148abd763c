import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { Store } from '../store.ts';

/** The starts of the standing bookings of a day. */
export async function bookedStarts(store: Store, date: CalendarDate): Promise<TimeOfDay[]> {
  return (await store.standingOn(date)).map(({ time }) => time);
}
