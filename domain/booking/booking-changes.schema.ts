import * as z from 'zod/mini';
import { revisionField } from '#domain/edits/versioned.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { optionalText } from '#domain/validation/fields.ts';
import { bookingPayloadSchema } from './booking.schema.ts';

/** The owner may book any day that somebody could mean; a year half typed is none. */
const ownersDate = calendarDateSchema.check(
  z.refine((date) => date >= '2000-01-01' && date < '2100-01-01', 'Please choose a date'),
);

/** The owner means a time outside the availability; a sold one stays sold. */
const anyway = z.optional(z.boolean('Please answer yes or no'));

/** The body of `PATCH /api/bookings/{id}`. An empty `note` takes the private note away. */
export const bookingChangeSchema = z
  .object({
    revision: revisionField,
    action: z.optional(z.enum(['cancel', 'complete'], 'A booking can be cancelled or completed')),
    note: optionalText(5000),
  })
  .check(
    z.refine(({ action, note }) => action !== undefined || note !== undefined, {
      path: ['action'],
      error: 'Say what changes: action or note',
    }),
  );

export type BookingChange = z.output<typeof bookingChangeSchema>;

/** The body of `POST /api/bookings/{id}/move`. */
export const bookingMoveSchema = z.object({
  revision: revisionField,
  date: ownersDate,
  time: timeOfDaySchema,
  anyway,
});

/** The body of `POST /api/bookings`: what the owner takes down on the telephone. */
export const bookingByHandSchema = z.extend(z.omit(bookingPayloadSchema, { website: true }), {
  date: ownersDate,
  anyway,
});
