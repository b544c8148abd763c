import { addMinutes } from 'date-fns/addMinutes';
import type { Business } from '#domain/business/business.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import type { Booking } from '../booking.schema.ts';
import { words as en } from './calendar-links.en.ts';

const texts = catalog({ en, es: () => import('./calendar-links.es.ts') });

type CalendarEntry = Pick<Booking, 'date' | 'time' | 'minutes'> & {
  /** The property, as far as the reader may see it. */
  location: string;
};

/** The title of the appointment in the client's calendar. */
export const calendarTitle = ({ name, locale }: Pick<Business, 'name' | 'locale'>) =>
  texts.in(locale).title(name);

/** Below it, the business. */
export const calendarDetails = ({ name, license, phone }: Business) =>
  [name, license?.label, phone.display].filter(Boolean).join(', ');

function instantsOf({ date, time, minutes }: CalendarEntry, { timeZone }: Business) {
  const start = businessInstant(date, time, timeZone);
  return [start.toISOString(), addMinutes(start, minutes).toISOString()] as const;
}

/** The page of Google Calendar that adds the appointment. */
export function googleCalendarUrl(entry: CalendarEntry, business: Business): string {
  const dates = instantsOf(entry, business).map((instant) => instant.replaceAll(/[-:]|\.\d+/g, ''));
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: calendarTitle(business),
    dates: dates.join('/'),
    location: entry.location,
    details: calendarDetails(business),
  });
}

/** The page of Outlook on the web that adds the appointment. */
export function outlookCalendarUrl(entry: CalendarEntry, business: Business): string {
  const [startdt, enddt] = instantsOf(entry, business);
  return address('https://outlook.live.com/calendar/0/action/compose', {
    subject: calendarTitle(business),
    startdt,
    enddt,
    location: entry.location,
    body: calendarDetails(business),
  });
}

const address = (page: string, query: Record<string, string>) =>
  `${page}?${new URLSearchParams(query)}`;
