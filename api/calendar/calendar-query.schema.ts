import * as z from 'zod/mini';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { appointmentFields } from './appointment-query.ts';

const flagField = z.optional(z.enum(['true', 'false'], 'Please answer true or false'));

/** The query of `GET /api/calendar/slots`. */
export const slotsQuerySchema = z.object({
  date: calendarDateSchema,
  reports: flagField,
  ...appointmentFields,
});

/** The query of every list of days: its range, and whether to include the full days. */
export const dayListSchema = z.extend(dayRangeSchema, { full: flagField });

/** The query of `GET /api/calendar/days`. */
export const daysQuerySchema = z.extend(dayListSchema, appointmentFields);

/** The query of `GET /api/calendar/next-slot`. */
export const nextSlotQuerySchema = z.object(appointmentFields);
