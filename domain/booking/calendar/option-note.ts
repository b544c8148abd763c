import type { Business } from '#domain/business/business.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatOptionEnd } from '#domain/schedule/option-day.ts';
import { isInTime, reportDue } from '#domain/schedule/option-period.ts';
import type { Booking } from '../booking.schema.ts';

type OptionBooking = Pick<Booking, 'date' | 'time' | 'minutes' | 'optionEnds'>;
type OptionBusiness = Pick<Business, 'locale' | 'timeZone' | 'promises' | 'words'>;

/** The note for the owner about a booking's option period; undefined without one. */
export function optionNote(
  booking: OptionBooking,
  business: OptionBusiness,
): { text: string; isLate: boolean } | undefined {
  if (booking.optionEnds === undefined) return undefined;
  const isLate = lateOptionEnd(booking, business) !== undefined;
  const end = `${business.words.shortDeadline} ends ${optionEndText(booking.optionEnds, business)}`;
  return { text: isLate ? `${end}, before the report` : end, isLate };
}

/** 'Tue, Dec 1, 5 PM' if the option period ends before the report is due. */
export function lateOptionEnd(
  { optionEnds, ...appointment }: OptionBooking,
  business: OptionBusiness,
): string | undefined {
  const isLate =
    optionEnds !== undefined &&
    !isInTime(reportDue(appointment, business), optionEnds, business.timeZone);
  return isLate ? optionEndText(optionEnds, business) : undefined;
}

const optionEndText = (optionEnds: CalendarDate, { words, locale }: OptionBusiness) =>
  formatOptionEnd(optionEnds, words, locale);
