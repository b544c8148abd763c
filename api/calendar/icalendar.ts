import { ICalEventStatus } from 'ical-generator';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { collisionText } from '#domain/booking/calendar/collision-text.ts';
import { collisionsOf } from '#domain/booking/calendar/collisions.ts';
import { type Drive, driveBefore, driveText } from '#domain/booking/calendar/drive-before.ts';
import { optionNote } from '#domain/booking/calendar/option-note.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isActive } from '#domain/booking/is-active.ts';
import { visitFacts } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import { unlinkedBooking } from '#domain/messages/texts/typed-texts.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';
import { calendarText, eventTimes, newCalendar, printable } from './calendar-event.ts';

interface CalendarOptions {
  business: Business;
  rules: GapRules;
  /** The origin of the links to the bookings. */
  origin: string;
}

/** Bookings as an iCalendar file (RFC 5545), in the time zone of the business. */
export function toICalendar(
  bookings: readonly Booking[],
  { business, rules, origin }: CalendarOptions,
): string {
  const calendar = newCalendar({ name: `${business.name}: bookings` }, business);
  const shown = bookings.map(unlinkedBooking);
  const byDay = Map.groupBy(shown, ({ date }) => date);
  for (const booking of shown) {
    const ofDay = byDay.get(booking.date) ?? [];
    const collisions = collisionsOf(booking, ofDay, rules);
    const drive = driveBefore(booking, ofDay, rules);
    calendar.createEvent(eventOf(booking, { business, collisions, drive, origin }));
  }
  return calendarText(calendar);
}

interface DayFacts {
  collisions: readonly Booking[];
  drive: Drive | undefined;
}

function eventOf(
  booking: Booking,
  { business, origin, ...facts }: DayFacts & Pick<CalendarOptions, 'business' | 'origin'>,
) {
  return {
    ...eventTimes(booking, business),
    // Some programs ignore the status.
    summary: printable(isActive(booking) ? booking.name : `Canceled: ${booking.name}`),
    location: printable(booking.address),
    description: printable(descriptionOf(booking, { ...facts, business })),
    url: `${origin}/admin/bookings/${booking.id}`,
    status: statusOf(booking),
  };
}

function statusOf(booking: Booking): ICalEventStatus {
  if (!isActive(booking)) return ICalEventStatus.CANCELLED;
  return isUnconfirmed(booking) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function descriptionOf(
  booking: Booking,
  { collisions, drive, business }: DayFacts & Pick<CalendarOptions, 'business'>,
): string {
  const { phone, email, inspectionType, notes } = booking;
  const type = bookingTypes.find(({ value }) => value === inspectionType);
  return [
    isUnconfirmed(booking) && 'The client has not confirmed yet',
    ...collisions.map((other) => collisionText(booking, other)),
    drive && `Drive: ${driveText(drive)}`,
    phone,
    email,
    type && `Inspection type: ${type.label}`,
    optionNote(booking, business)?.text,
    booking.discount && `Asked for: ${booking.discount.message}`,
    ...visitFacts(booking).map(({ label, text }) => `${label}: ${text}`),
    notes,
  ]
    .filter(Boolean)
    .join('\n');
}
