import {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { calendarDetails, calendarTitle } from '#domain/booking/client/calendar-links.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { Business } from '#domain/business/business.ts';
import { inspectorNameOf } from '#domain/business/inspector-of.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { plausibleName } from '#domain/messages/texts/plausible-name.ts';
import { unlinked } from '#domain/messages/texts/unlinked.ts';
import { words as en } from './appointment-file.en.ts';
import { words as es } from './appointment-file.es.ts';
import { calendarText, eventTimes, newCalendar, printable } from './calendar-event.ts';

const texts: Readonly<Record<Locale, typeof en>> = { en, es };

interface AppointmentFileOptions {
  /** In the reader's language. */
  business: Business;
  /** The property, as far as the reader may see it. */
  location: string;
  /** The appointment's page, where it can be moved and canceled. */
  pageUrl?: string | undefined;
  /** The recipient of the file in a mail; undefined for a file that anybody may download. */
  recipient?: { name: string; email: string } | undefined;
}

/**
 * The calendar file of one booking (RFC 5545), which replaces an earlier file of the same booking.
 * By RFC 5546 it is a CANCEL if the booking no longer takes time, a REQUEST to a recipient, else a
 * PUBLISH, which names no attendee.
 */
export function appointmentFile(
  booking: Booking,
  { business, location, pageUrl, recipient }: AppointmentFileOptions,
): string {
  const isCanceled = !isActive(booking);
  const calendar = newCalendar({ name: null, method: methodOf(isCanceled, recipient) }, business);
  const inspector = inspectorNameOf(booking, business);
  const words = texts[business.locale];
  const event = calendar.createEvent({
    ...eventTimes(booking, business),
    // Some programs ignore the status, or that the file is a CANCEL.
    summary: isCanceled ? words.canceled(calendarTitle(business)) : calendarTitle(business),
    location: printable(unlinked(location)),
    description: [
      ...(isCanceled ? [] : [pageUrl && words.toChange(pageUrl), bookingTerms(business).change]),
      inspector && words.inspector(inspector),
      calendarDetails(business),
    ]
      .filter(Boolean)
      .join('\n'),
    url: pageUrl ?? null,
    ...statusOf(booking),
    organizer: { name: business.name, email: business.email.display },
  });
  if (recipient) {
    // Anyone can type this address into a form: its owner accepted nothing, and is not asked to.
    const { name, email } = recipient;
    const status = ICalAttendeeStatus.NEEDSACTION;
    event.createAttendee({ name: plausibleName(name) ?? null, email, rsvp: false, status });
  }
  return calendarText(calendar);
}

function statusOf(booking: Booking) {
  if (!isActive(booking)) {
    return { status: ICalEventStatus.CANCELLED, busystatus: ICalEventBusyStatus.FREE };
  }
  return isUnconfirmed(booking)
    ? { status: ICalEventStatus.TENTATIVE, busystatus: ICalEventBusyStatus.TENTATIVE }
    : { status: ICalEventStatus.CONFIRMED, busystatus: ICalEventBusyStatus.BUSY };
}

function methodOf(isCanceled: boolean, recipient: AppointmentFileOptions['recipient']) {
  if (isCanceled) return ICalCalendarMethod.CANCEL;
  return recipient ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
}
