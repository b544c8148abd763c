import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { optionNote } from '#domain/booking/calendar/option-note.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { statusText } from './booking-chips.tsx';

interface BookingLineProps {
  booking: Booking;
  /** Shown instead of the facts. */
  warning: string | undefined;
}

/** The facts of a booking in one line for a row, or a warning. */
export function BookingLine({ booking, warning }: BookingLineProps) {
  const option = optionNote(booking);
  const danger = warning ?? (option?.isLate ? option.text : undefined);
  return (
    <p className="admin-row-line admin-row-brief" data-danger={danger ? '' : undefined}>
      {danger ?? [...(option ? [option.text] : []), ...factsOf(booking)].join(' · ')}
    </p>
  );
}

function factsOf(booking: Booking): string[] {
  const { inspectionType, quote, address } = booking;
  const status = statusText(booking);
  const type = bookingTypes.find(({ value }) => value === inspectionType)?.label;
  return [
    ...(status ? [status] : []),
    ...(type ? [type] : []),
    ...(quote ? [dollars(quote.result.totalPrice)] : []),
    address,
  ];
}
