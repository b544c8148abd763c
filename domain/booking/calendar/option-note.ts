import { formatOptionEnd } from '#domain/schedule/option-day.ts';
import { isInTime, reportDue } from '#domain/schedule/option-period.ts';
import type { Booking } from '../booking.schema.ts';

type OptionBooking = Pick<Booking, 'date' | 'time' | 'minutes' | 'optionEnds'>;

/** The note for the owner about a booking's option period; undefined without one. */
export function optionNote(booking: OptionBooking): { text: string; isLate: boolean } | undefined {
  if (booking.optionEnds === undefined) return undefined;
  const isLate = lateOptionEnd(booking) !== undefined;
  const end = `Option ends ${formatOptionEnd(booking.optionEnds)}`;
  return { text: isLate ? `${end}, before the report` : end, isLate };
}

/** 'Tue, Dec 1, 5 PM' if the option period ends before the report is due. */
export function lateOptionEnd({ optionEnds, ...appointment }: OptionBooking): string | undefined {
  const isLate = optionEnds !== undefined && !isInTime(reportDue(appointment), optionEnds);
  return isLate ? formatOptionEnd(optionEnds) : undefined;
}
