import { languageNames } from '#admin/leads/languages.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { optionNote } from '#domain/booking/calendar/option-note.ts';
import type { Business } from '#domain/business/business.ts';
import { inspectorForOwner } from '#domain/business/inspector-of.ts';
import { type PricedBooking, shownPrice } from '#domain/jobs/shown-price.ts';
import { useBusiness } from '#ui/business.tsx';
import { statusText } from './booking-chips.tsx';

interface BookingLineProps {
  booking: PricedBooking;
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
      {danger ?? [...(option ? [option.text] : []), ...factsOf(booking, business)].join(' · ')}
    </p>
  );
}

function factsOf(booking: PricedBooking, business: Business): string[] {
  const { inspectionType, address, locale } = booking;
  const price = shownPrice(booking);
  const status = statusText(booking, business.timeZone);
  const type = bookingTypes.find(({ value }) => value === inspectionType)?.label;
  const inspector = inspectorForOwner(booking, business);
  return [
    ...(status ? [status] : []),
    ...(locale === 'es' ? [languageNames[locale]] : []),
    ...(inspector ? [inspector] : []),
    ...(type ? [type] : []),
    ...(price ? [price] : []),
    address,
  ];
}
