import { Link } from 'wouter';
import { CallLinks } from '#admin/leads/call-links.tsx';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface BookingsDialogProps {
  bookings: readonly Booking[];
  onAnswer: (proceed: boolean) => void;
}

/** Warns about appointments on new days off, before they are saved. */
export function BookingsDialog({ bookings, onAnswer }: BookingsDialogProps) {
  const count = bookings.length;
  return (
    <Dialog title="There are bookings on these days off" onClose={() => onAnswer(false)}>
      <p>
        <span>{count === 1 ? 'This appointment stays' : `These ${count} appointments stay`}</span>{' '}
        as booked. If you can’t make <span>{count === 1 ? 'it' : 'them'}</span>, call your{' '}
        <span>{count === 1 ? 'client' : 'clients'}</span> and move or cancel under Bookings.
      </p>
      <ul className="availability-booked">
        {bookings.map(({ id, name, phone, date, time }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{`${formatDate(date, 'long')}, ${formatTime(time)}`}</span>
            <span className="availability-booked-links">
              <CallLinks phone={phone} />
              <Link href={`/bookings/${id}`} aria-label={`Open the booking of ${name}`}>
                Open the booking
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <div className="admin-actions">
        <Button kind="primary" onClick={() => onAnswer(true)}>
          Save the days off
        </Button>
        <Button onClick={() => onAnswer(false)}>Go back</Button>
      </div>
    </Dialog>
  );
}
