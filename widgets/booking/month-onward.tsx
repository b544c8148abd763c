import { formatMonth } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';

interface MonthOnwardProps {
  /** The next month, and the number of its open days. */
  month: string;
  openDays: number;
  onClick: () => void;
}

/** The link to the next month, in the space of the past weeks. */
export function MonthOnward({ month, openDays, onClick }: MonthOnwardProps) {
  const words = useWords(bookingWidgetWords);
  const [name = ''] = formatMonth(month, useBusiness().locale).split(' ');
  return (
    <div className="booking-onward">
      <button type="button" className="ui-button" part="button" onClick={onClick}>
        {words.openDays(name, openDays)}
      </button>
    </div>
  );
}
