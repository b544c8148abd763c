import * as z from 'zod/mini';

/** False for 30 February, which `Date` may read as 2 March. */
function isRealDate(text: string): boolean {
  const midnight = Date.parse(text);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** A day of the business's calendar, `yyyy-MM-dd`. */
export const calendarDateSchema = z.string('date_missing').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true }),
  z.refine((text) => isRealDate(text), { error: 'date_does_not_exist', abort: true }),
);

/** A day from `today` on. */
export const todayOrLater = (today: CalendarDate) =>
  calendarDateSchema.check(z.refine((date) => date >= today, 'date_in_the_past'));

/** A time of day in the business's zone, 24-hour `HH:mm`. */
export const timeOfDaySchema = z.string('time_missing').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export type CalendarDate = z.output<typeof calendarDateSchema>;
export type TimeOfDay = z.output<typeof timeOfDaySchema>;
