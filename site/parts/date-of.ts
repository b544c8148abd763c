import type { Business } from '#domain/business/business.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

type Clock = Pick<Business, 'timeZone' | 'locale'>;

/** The day of an instant at the business: 'Dec 2, 2026'. */
export const dateOf = (at: string, { timeZone, locale }: Clock): string =>
  formatDate(businessToday(new Date(at), timeZone), 'short', locale);

/** Its time of day there: '3:10 PM'. */
export const timeOf = (at: string, { timeZone, locale }: Clock): string =>
  formatTime(businessTime(new Date(at), timeZone), locale);
