import { formatMonth } from '#domain/schedule/calendar-date.ts';

interface MonthOnwardProps {
  /** The month after the shown one, and how many of its days are open. */
  month: string;
  openDays: number;
  onClick: () => void;
}

/** In the room that the weeks which are over have left: the way on to the next month. */
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
