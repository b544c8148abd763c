import type { Facts } from '#domain/business/facts.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';

type TimeZone = Facts['timeZone'];

/** The business's date at an instant: 'Nov 21, 2026' (spec §9, 'MMM d, yyyy'). */
export const formatInstantDate = (instant: Date, timeZone: TimeZone): string =>
  formatDate(businessToday(instant, timeZone), 'short');

/** The business's time at an instant, with its zone: '3:17 PM CT'. */
export const formatInstantTime = (instant: Date, timeZone: TimeZone): string =>
  `${formatTime(businessTime(instant, timeZone))} ${timeZone.short}`;

/** The time of an instant, with its date unless that is today's at `now`. */
export const formatInstantSince = (instant: Date, now: Date, timeZone: TimeZone): string =>
  businessToday(instant, timeZone) === businessToday(now, timeZone)
    ? formatInstantTime(instant, timeZone)
    : formatInstant(instant.toISOString(), timeZone);

/** An ISO 8601 instant as 'Nov 21, 2026 · 3:17 PM CT'. */
export function formatInstant(instant: string, timeZone: TimeZone): string {
  const date = new Date(instant);
  return `${formatInstantDate(date, timeZone)} · ${formatInstantTime(date, timeZone)}`;
}

export function Timestamp({ instant, className }: { instant: string; className?: string }) {
  const { timeZone } = useBusiness();
  return (
    <time className={className} dateTime={instant}>
      {formatInstant(instant, timeZone)}
    </time>
  );
}
