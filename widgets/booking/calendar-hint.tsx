import type { Business } from '#domain/business/business.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { formatOptionEnd, isTooLateDay } from '#domain/schedule/option-day.ts';
import { useBusiness } from '#ui/business.tsx';

interface CalendarHintProps {
  /** The days of the displayed month; undefined if unknown or past. */
  days: Days | undefined;
  isKnown: boolean;
  isFailed: boolean;
  optionEnds: CalendarDate | undefined;
  onRetry: () => void;
}

/** The line below the month: what its marks mean, or why it has none. */
export function CalendarHint({ isKnown, isFailed, onRetry, ...month }: CalendarHintProps) {
  const business = useBusiness();
  const { phone } = business;
  return (
    <p className="booking-hint" role="status">
      {isKnown ? (
        hintOf(month, business)
      ) : isFailed ? (
        <>
          Open days could not be loaded.{' '}
          <button type="button" className="ui-link booking-retry" onClick={onRetry}>
            Try again
          </button>{' '}
          or call{' '}
          <a className="ui-link" href={phone.href}>
            {phone.display}
          </a>
          .
        </>
      ) : (
        'Checking which days are open…'
      )}
    </p>
  );
}

function hintOf(
  { days, optionEnds }: Pick<CalendarHintProps, 'days' | 'optionEnds'>,
  { timeZone: { label }, words, promises }: Business,
): string {
  const { open = [], full = [] } = days ?? {};
  if (open.length === 0) {
    return full.length > 0 ? 'No open days left in this month.' : 'No open days in this month.';
  }
  if (optionEnds) {
    const isLate = open.some((date) => isTooLateDay(date, optionEnds, promises));
    return `${words.shortDeadline} ends ${formatOptionEnd(optionEnds, words)}${isLate ? '; on outlined days the report is late.' : '.'}`;
  }
  return full.length > 0 ? `${label}. Crossed-out days are full.` : `All times are ${label}.`;
}
