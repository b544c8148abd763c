import type { Business } from '#domain/business/business.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** '3:10 PM', or 'Nov 25, 2026, 12:10 AM' if it is not the day of `now`; in the business's zone. */
export function deadlineText(
  confirmBy: string,
  now: Date,
  { timeZone }: Pick<Business, 'timeZone'>,
): string {
  const at = new Date(confirmBy);
  const time = formatTime(businessTime(at, timeZone));
  const day = businessToday(at, timeZone);
  return day === businessToday(now, timeZone) ? time : `${formatDate(day, 'short')}, ${time}`;
}

/** What is left to do once the deadline has passed, with a placeholder. */
export const AFTER_DEADLINE = 'Please choose a time again, or call us at {{phone}}.';

/** The text for a new client who has booked: the time is held, but not booked yet. */
export const confirmRequest = (confirmBy: string, now: Date, business: Business) => ({
  title: 'Please confirm by email',
  detail: `We are holding this time for you. Confirm by the link in your email by ${deadlineText(confirmBy, now, business)} ${business.timeZone.label}, or the time is released.`,
  noEmail: `No email? Look in your spam folder, or call ${business.phone.display} and we will confirm it for you.`,
});
