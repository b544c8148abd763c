import * as z from 'zod/mini';

const isRealDate = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** A day of the business's calendar, `yyyy-MM-dd`. */
export const calendarDateSchema = z.string('Please choose a date').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please choose a date', abort: true }),
  z.refine((text) => isRealDate(text), { error: 'This day does not exist', abort: true }),
);

/** A time of day in the business's zone, 24-hour `HH:mm`. */
export const timeOfDaySchema = z
  .string('Please choose a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time'));

export type CalendarDate = z.output<typeof calendarDateSchema>;
export type TimeOfDay = z.output<typeof timeOfDaySchema>;
