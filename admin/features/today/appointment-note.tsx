import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import {
  BookingNoteDialog,
  bookingNoteDraftOf,
} from '#admin/features/bookings/booking/booking-note.tsx';
import { drafts } from '#admin/forms/drafts.ts';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';

interface AppointmentNoteProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
}

/** The owner's note on a booking, and a button to write it. */
export function AppointmentNote({ booking, onSaved }: AppointmentNoteProps) {
  const [open, setOpen] = useState(false);
  const unsaved = drafts.read(bookingNoteDraftOf(booking)) !== undefined;
  return (
    <div className="admin-note">
      {booking.note ? <ClampedText label="Private note" text={booking.note} /> : null}
      <button type="button" className="admin-text-button" onClick={() => setOpen(true)}>
        <NotebookPen size={18} />
        <span>
          {unsaved
            ? 'Continue the unsaved note'
            : booking.note
              ? 'Edit note'
              : 'Add a private note'}
        </span>
      </button>
      {open ? (
        <BookingNoteDialog booking={booking} onSaved={onSaved} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
