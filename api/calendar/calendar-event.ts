import { addMinutes } from 'date-fns/addMinutes';
import ical, { type ICalCalendar, type ICalCalendarData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';

/** An empty calendar (RFC 5545) that describes the time zones of its events. */
export const newCalendar = (
  data: Pick<ICalCalendarData, 'name' | 'method'>,
  business: Pick<Business, 'name'>,
): ICalCalendar =>
  ical({
    ...data,
    prodId: { company: business.name, product: 'Bookings' },
    // The zone is set on each event: a zone of the calendar would drop the Z of times in UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });

/**
 * Identity, version and time of a booking's event. The UID never changes and the sequence rises
 * with each version, so that a calendar program replaces what it has.
 */
export function eventTimes(booking: Booking, { timeZone }: Pick<Business, 'timeZone'>) {
  const { id, date, time, minutes, history, revision } = booking;
  const changedAt = new Date(history.at(-1)?.at ?? booking.createdAt);
  return {
    id,
    sequence: revision - 1,
    stamp: changedAt,
    lastModified: changedAt,
    created: new Date(booking.createdAt),
    start: `${date}T${time}:00`,
    end: localTime(date, time, minutes),
    timezone: timeZone.name,
  };
}

/** The local time `minutes` after a start, without a zone: `yyyy-MM-ddTHH:mm:ss`. */
const localTime = (date: string, time: string, minutes: number) =>
  addMinutes(`${date}T${time}Z`, minutes).toISOString().slice(0, 19);

/** RFC 5545 §3.1 allows no control characters except line ends. */
export const printable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
  text.replace(/[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]+/g, ' ');
