import * as z from 'zod/mini';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

/** The query of `GET /api/appointments/{token}/slots`. */
export const appointmentSlotsQuerySchema = z.object({ date: calendarDateSchema });
