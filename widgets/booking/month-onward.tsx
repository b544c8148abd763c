import { formatMonth } from '#domain/schedule/calendar-date.ts';

interface MonthOnwardProps {
  /** The next month, and the number of its open days. */
  month: string;
  openDays: number;
  onClick: () => void;
}

/** The link to the next month, in the space of the past weeks. */
export function MonthOnward({ month, openDays, onClick }: MonthOnwardProps) {
  const [name] = formatMonth(month).split(' ');
  return (
    <div className="booking-onward">
      <button type="button" className="ui-button" part="button" onClick={onClick}>
        {name}: {openDays} open {openDays === 1 ? 'day' : 'days'}
      </button>
    </div>
  );
}
