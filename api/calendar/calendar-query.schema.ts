import * as z from 'zod/mini';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { appointmentFields } from './appointment-query.ts';

/** The query of `GET /api/calendar/slots`. */
export const slotsQuerySchema = z.object({
  date: calendarDateSchema,
  reports: z.optional(z.enum(['true', 'false'], 'Please answer true or false')),
  ...appointmentFields,
});

/** The query of `GET /api/calendar/days`. */
export const daysQuerySchema = z.extend(dayRangeSchema, appointmentFields);

/** The query of `GET /api/calendar/next-slot`. */
export const nextSlotQuerySchema = z.object(appointmentFields);
