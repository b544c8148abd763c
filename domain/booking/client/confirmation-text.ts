import type { Business } from '#domain/business/business.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { words as en } from './confirmation-text.en.ts';

const texts = catalog({ en, es: () => import('./confirmation-text.es.ts') });

/** '3:10 PM', or 'Nov 25, 2026, 12:10 AM' if it is not the day of `now`; in the business's zone. */
export function deadlineText(
  confirmBy: string,
  now: Date,
  { timeZone, locale }: Pick<Business, 'timeZone'> & Partial<Pick<Business, 'locale'>>,
): string {
  const at = new Date(confirmBy);
  const time = formatTime(businessTime(at, timeZone), locale);
  const day = businessToday(at, timeZone);
  return day === businessToday(now, timeZone)
    ? time
    : `${formatDate(day, 'short', locale)}, ${time}`;
}

/** The text for a new client who has booked: the time is held, but not booked yet. */
export function confirmRequest(confirmBy: string, now: Date, business: Business) {
  const words = texts.in(business.locale);
  const deadline = words.until(deadlineText(confirmBy, now, business), business.timeZone.label);
  return {
    title: words.title,
    detail: words.detail(deadline),
    noEmail: words.noEmail(business.phone.display),
  };
}
