import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { isEqual } from 'date-fns/isEqual';
import ical, { type ICalCalendar, type ICalCalendarData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import {
  businessDay,
  businessInstant,
  businessTime,
  businessToday,
} from '#domain/schedule/business-clock.ts';

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

/** The text of a file. ical-generator leaves its last line open, which RFC 5545 §3.1 does not allow. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

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
    ...spanOf(businessInstant(date, time, timeZone), minutes, timeZone),
  };
}

/**
 * Start and end in the zone of the business; in UTC on a day on which its clock changes, because readers take a time of
 * that night for different instants.
 */
function spanOf(start: Date, minutes: number, zone: Business['timeZone']) {
  const end = addMinutes(start, minutes);
  const day = businessToday(start, zone);
  const midnight = businessInstant(day, '00:00', zone);
  if (!isEqual(businessDay(day, zone).ends, addHours(midnight, 24))) return { start, end };
  return { start: localTime(start, zone), end: localTime(end, zone), timezone: zone.name };
}

/** `yyyy-MM-ddTHH:mm:ss`, without the zone. */
const localTime = (instant: Date, zone: Business['timeZone']) =>
  `${businessToday(instant, zone)}T${businessTime(instant, zone)}:00`;

/** RFC 5545 §3.1 allows no control characters except line ends. */
export const printable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
  text.replace(/[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]+/g, ' ');
