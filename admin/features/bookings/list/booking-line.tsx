import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { optionNote } from '#domain/booking/calendar/option-note.ts';
import type { Facts } from '#domain/business/facts.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import { statusText } from './booking-chips.tsx';

interface BookingLineProps {
  booking: Booking;
  /** Shown instead of the facts. */
  warning: string | undefined;
}

/** The facts of a booking in one line for a row, or a warning. */
export function BookingLine({ booking, warning }: BookingLineProps) {
  const business = useBusiness();
  const option = optionNote(booking, business);
  const danger = warning ?? (option?.isLate ? option.text : undefined);
  return (
    <p className="admin-row-line admin-row-brief" data-danger={danger ? '' : undefined}>
      {danger ??
        [...(option ? [option.text] : []), ...factsOf(booking, business.timeZone)].join(' · ')}
    </p>
  );
}

function factsOf(booking: Booking, timeZone: Facts['timeZone']): string[] {
  const { inspectionType, quote, address } = booking;
  const status = statusText(booking, timeZone);
  const type = bookingTypes.find(({ value }) => value === inspectionType)?.label;
  return [
    ...(status ? [status] : []),
    ...(type ? [type] : []),
    ...(quote ? [dollars(quote.result.totalPrice)] : []),
    address,
  ];
}
