import type { Business } from '#domain/business/business.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { formatOptionEnd, isTooLateDay } from '#domain/schedule/option-day.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';

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
  const words = useWords(bookingWidgetWords);
  return (
    <p className="booking-hint" role="status">
      {isKnown ? (
        hintOf(month, business)
      ) : isFailed ? (
        <span>
          {words.daysFailed}{' '}
          <button type="button" className="ui-link booking-retry" onClick={onRetry}>
            {words.tryAgain}
          </button>{' '}
          {words.orCall}{' '}
          <a className="ui-link" href={phone.href}>
            {phone.display}
          </a>
          .
        </span>
      ) : (
        words.checkingDays
      )}
    </p>
  );
}

function hintOf(
  { days, optionEnds }: Pick<CalendarHintProps, 'days' | 'optionEnds'>,
  { timeZone: { label }, words: { shortDeadline, deadlineTime }, promises, locale }: Business,
): string {
  const words = bookingWidgetWords.in(locale);
  const { open = [], full = [] } = days ?? {};
  if (open.length === 0) {
    return full.length > 0 ? words.noOpenDaysLeft : words.noOpenDays;
  }
  if (optionEnds) {
    const isLate = open.some((date) => isTooLateDay(date, optionEnds, promises));
    const ends = isLate ? words.deadlineEndsLate : words.deadlineEndsOn;
    return ends(shortDeadline, formatOptionEnd(optionEnds, { deadlineTime }, locale));
  }
  return full.length > 0 ? words.zoneAndFullDays(label) : words.zoneOfTimes(label);
}
