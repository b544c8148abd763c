import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** The zone of all times in the admin, in standard and daylight time. */
const ZONE_LABEL = 'CT';

/** The business's date at an instant: 'Nov 21, 2026' (spec §9, 'MMM d, yyyy'). */
export const formatInstantDate = (instant: Date): string =>
  formatDate(businessToday(instant), 'short');

/** The business's time at an instant, with its zone: '3:17 PM CT'. */
export const formatInstantTime = (instant: Date): string =>
  `${formatTime(businessTime(instant))} ${ZONE_LABEL}`;

/** The time of an instant, with its date unless that is today's at `now`. */
export const formatInstantSince = (instant: Date, now: Date): string =>
  businessToday(instant) === businessToday(now)
    ? formatInstantTime(instant)
    : formatInstant(instant.toISOString());

/** An ISO 8601 instant as 'Nov 21, 2026 · 3:17 PM CT'. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  return `${formatInstantDate(date)} · ${formatInstantTime(date)}`;
}

export const Timestamp = ({ instant, className }: { instant: string; className?: string }) => (
  <time className={className} dateTime={instant}>
    {formatInstant(instant)}
  </time>
);
