import { formatOptionEnd } from '#domain/schedule/option-day.ts';
import { isInTime, reportDue } from '#domain/schedule/option-period.ts';
import type { Booking } from './booking.schema.ts';

/** What the owner reads about a booking's option period; undefined without one. */
export function optionNote({
  optionEnds,
  ...appointment
}: Pick<Booking, 'date' | 'time' | 'minutes' | 'optionEnds'>):
  | { text: string; isLate: boolean }
  | undefined {
  if (optionEnds === undefined) return undefined;
  const isLate = !isInTime(reportDue(appointment), optionEnds);
  const end = `Option ends ${formatOptionEnd(optionEnds)}`;
  return { text: isLate ? `${end}, before the report` : end, isLate };
}
