import { addMinutes } from 'date-fns/addMinutes';
import { business } from '#domain/business/defaults/business.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { Booking } from '../booking.schema.ts';

type CalendarEntry = Pick<Booking, 'date' | 'time' | 'minutes'> & {
  /** The property, as far as the reader may see it. */
  location: string;
};

const title = `Home inspection, ${business.name}`;
const details = `${business.name}, ${business.license.label}, ${business.phone.display}`;

function instantsOf({ date, time, minutes }: CalendarEntry) {
  const start = businessInstant(date, time);
  return [start.toISOString(), addMinutes(start, minutes).toISOString()] as const;
}

/** The page of Google Calendar that adds the appointment. */
export function googleCalendarUrl(entry: CalendarEntry): string {
  const dates = instantsOf(entry).map((instant) => instant.replaceAll(/[-:]|\.\d+/g, ''));
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: dates.join('/'),
    location: entry.location,
    details,
  });
}

/** The page of Outlook on the web that adds the appointment. */
export function outlookCalendarUrl(entry: CalendarEntry): string {
  const [startdt, enddt] = instantsOf(entry);
  return address('https://outlook.live.com/calendar/0/action/compose', {
    subject: title,
    startdt,
    enddt,
    location: entry.location,
    body: details,
  });
}

const address = (page: string, query: Record<string, string>) =>
  `${page}?${new URLSearchParams(query)}`;
