import { business } from '#domain/business/defaults/business.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** '3:10 PM', or 'Nov 25, 2026, 12:10 AM' if it is not the day of `now`; in the business's zone. */
export function deadlineText(confirmBy: string, now: Date): string {
  const at = new Date(confirmBy);
  const time = formatTime(businessTime(at));
  const day = businessToday(at);
  return day === businessToday(now) ? time : `${formatDate(day, 'short')}, ${time}`;
}

/** What is left to do once the deadline has passed. */
export const afterDeadline = `Please choose a time again, or call us at ${business.phone.display}.`;

/** The text for a new client who has booked: the time is held, but not booked yet. */
export const confirmRequest = (confirmBy: string, now: Date) => ({
  title: 'Please confirm by email',
  detail: `We are holding this time for you. Confirm by the link in your email by ${deadlineText(confirmBy, now)} Central Time, or the time is released.`,
  noEmail: `No email? Look in your spam folder, or call ${business.phone.display} and we will confirm it for you.`,
});
