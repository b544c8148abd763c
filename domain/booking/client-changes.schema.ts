import * as z from 'zod/mini';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { optionalText } from '#domain/validation/fields.ts';

const slotTime = z.object({ date: calendarDateSchema, time: timeOfDaySchema });

/** The time at which the client's page shows the appointment: an outdated page changes nothing. */
const from = slotTime;

/** The body of `POST /api/appointments/{token}/move`. */
export const appointmentMoveSchema = z.object({ from, to: slotTime });

/** The body of `POST /api/appointments/{token}/cancel`. An empty reason is none. */
export const appointmentCancellationSchema = z.object({ from, reason: optionalText(500) });
