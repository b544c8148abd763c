import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';

interface BookingsDialogProps {
  bookings: readonly Booking[];
  onAnswer: (goesOn: boolean) => void;
}

/** The appointments on days that are about to be closed. The owner decides what becomes of them. */
export function BookingsDialog({ bookings, onAnswer }: BookingsDialogProps) {
  const count = bookings.length;
  return (
    <Dialog title="There are bookings on these days off" onClose={() => onAnswer(false)}>
      <p>
        {count === 1 ? 'This appointment stays' : `These ${count} appointments stay`} as booked. If
        you cannot keep {count === 1 ? 'it' : 'them'}, call your{' '}
        {count === 1 ? 'client' : 'clients'} and move or cancel under Bookings.
      </p>
      <ul className="availability-booked">
        {bookings.map(({ id, name, phone, date, time }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>
              {formatDate(date, 'long')}, {formatTime(time)}
            </span>
            <span>{phone}</span>
          </li>
        ))}
      </ul>
      <div className="admin-actions">
        <button type="button" className="ui-button admin-primary" onClick={() => onAnswer(true)}>
          Save the days off
        </button>
        <button type="button" className="ui-button admin-quiet" onClick={() => onAnswer(false)}>
          Go back
        </button>
      </div>
    </Dialog>
  );
}
