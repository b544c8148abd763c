import ical, { ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { appointmentHours } from '#domain/booking/appointment-hours.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { business } from '#domain/business/business.ts';
import { timeZone } from '#domain/business/time-zone.ts';

const HOUR = 3_600_000;

/** Bookings as an iCalendar file (RFC 5545). Every event is on the clock of the business. */
export function calendarText(bookings: readonly Booking[], origin: string): string {
  const calendar = ical({
    name: `${business.name}: bookings`,
    prodId: { company: business.name, product: 'Bookings' },
    // On the events, not here: a zone of the calendar would take the Z from moments in UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  for (const booking of bookings) calendar.createEvent(eventOf(booking, origin));
  return calendar.toString();
}

function eventOf(booking: Booking, origin: string) {
  const { date, time, status, history, revision } = booking;
  const changedAt = new Date(history.at(-1)?.at ?? booking.createdAt);
  return {
    id: `${booking.id}@${new URL(business.origin).host}`,
    sequence: revision - 1,
    stamp: changedAt,
    lastModified: changedAt,
    created: new Date(booking.createdAt),
    start: `${date}T${time}:00`,
    end: wallTime(date, time, appointmentHours(booking)),
    timezone: timeZone,
    summary: printable(booking.name),
    location: printable(booking.address),
    description: printable(descriptionOf(booking)),
    url: `${origin}/admin/bookings`,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function descriptionOf({ phone, email, inspectionType, notes }: Booking): string {
  const type = bookingTypes.find(({ value }) => value === inspectionType);
  return [phone, email, type && `Inspection type: ${type.label}`, notes].filter(Boolean).join('\n');
}

/** What the wall clock shows that many hours after a start, as the calendar format writes it. */
const wallTime = (date: string, time: string, hours: number) =>
  new Date(Date.parse(`${date}T${time}Z`) + hours * HOUR).toISOString().slice(0, 19);

/** RFC 5545 §3.1 allows no control characters; lines may end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const printable = (text: string) => text.replace(/[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]+/g, ' ');
