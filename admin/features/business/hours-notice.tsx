import { Link } from 'wouter';
import { type HoursDifference, hoursDifferences } from '#domain/business/office-hours.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { weekdays } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';

interface HoursNoticeProps {
  availability: Pick<Availability, 'startTimes'> | undefined;
  /** The other screen, where it can be changed. */
  to: { path: string; label: string };
}

const texts: Readonly<Record<HoursDifference, string>> = {
  'closed-but-bookable': 'the office is closed, but visitors can book',
  'starts-outside': 'visitors can book times outside the office hours',
};

/** Days on which visitors can book outside the office hours, in one line; nothing without such days. */
export function HoursNotice({ availability, to }: HoursNoticeProps) {
  const { hours } = useBusiness();
  const differences = availability ? [...hoursDifferences(hours.office, availability)] : [];
  if (differences.length === 0) return null;
  const sentences = differences.map(
    ([difference, days]) =>
      `${days.map((day) => weekdays[day]?.short).join(', ')}: ${texts[difference]}`,
  );
  return (
    <p className="ui-note ui-wide">
      <span>{`${sentences.join('; ')}. `}</span>
      <Link href={to.path}>{to.label}</Link>
    </p>
  );
}
