import type { Zone } from '#domain/schedule/business-clock.ts';
import { formatOptionEnd } from '#domain/schedule/option-day.ts';
import { isInTime, reportDue } from '#domain/schedule/option-period.ts';
import type { Booking } from '../booking.schema.ts';

type OptionBooking = Pick<Booking, 'date' | 'time' | 'minutes' | 'optionEnds'>;

/** The note for the owner about a booking's option period; undefined without one. */
export function optionNote(
  booking: OptionBooking,
  zone: Zone,
): { text: string; isLate: boolean } | undefined {
  if (booking.optionEnds === undefined) return undefined;
  const isLate = lateOptionEnd(booking, zone) !== undefined;
  const end = `Option ends ${formatOptionEnd(booking.optionEnds)}`;
  return { text: isLate ? `${end}, before the report` : end, isLate };
}

/** 'Tue, Dec 1, 5 PM' if the option period ends before the report is due. */
export function lateOptionEnd(
  { optionEnds, ...appointment }: OptionBooking,
  zone: Zone,
): string | undefined {
  const isLate =
    optionEnds !== undefined && !isInTime(reportDue(appointment, zone), optionEnds, zone);
  return isLate ? formatOptionEnd(optionEnds) : undefined;
}
