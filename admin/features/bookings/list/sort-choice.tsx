import { type BookingSort, bookingSorts } from '#domain/booking/booking-sort.ts';

interface SortChoiceProps {
  sort: BookingSort;
  onSort: (sort: BookingSort) => void;
}

const labels = { created: 'Newest bookings first', appointment: 'By appointment' } as const;

export const SortChoice = ({ sort, onSort }: SortChoiceProps) => (
  <fieldset className="admin-choices">
    <legend>Order</legend>
    {bookingSorts.map((name) => (
      <button
        key={name}
        type="button"
        className="admin-choice"
        aria-pressed={name === sort}
        onClick={() => onSort(name)}
      >
        {labels[name]}
      </button>
    ))}
  </fieldset>
);
