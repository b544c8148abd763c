import { CalendarClock } from 'lucide-react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { optionNote } from '#domain/booking/calendar/option-note.ts';
import { useBusiness } from '#ui/business.tsx';

/** When the buyer's option period ends, and whether that is before the report. */
export function OptionNote({ booking }: { booking: Booking }) {
  const note = optionNote(booking, useBusiness());
  return note ? (
    <p className="admin-option" data-late={note.isLate ? '' : undefined}>
      <CalendarClock size={18} aria-hidden="true" />
      <span>{note.text}</span>
    </p>
  ) : null;
}
