import type { Booking } from '#domain/booking/booking.schema.ts';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { expiryOf } from './delivery-window.ts';
import { isWanted, type StoredMessageSettings } from './message-settings.ts';
import type { PlannedMessage } from './planned-message.ts';

/**
 * The owner's list of a day's appointments, due the evening before; undefined without any. `bookings` are
 * the confirmed ones of `date`, earliest first.
 */
export function dayList(
  date: CalendarDate,
  bookings: readonly Booking[],
  { settings, zone }: { settings: StoredMessageSettings; zone: Zone },
): PlannedMessage | undefined {
  const [first] = bookings;
  if (!first) return undefined;
  const due = businessInstant(addDays(date, -1), settings.reminderTime, zone);
  if (!isWanted('day_list', due, settings)) return undefined;
  const expires = expiryOf(due, businessInstant(date, first.time, zone));
  return { id: `day_list-${date}`, kind: 'day_list', due, expires, about: { date, bookings } };
}
