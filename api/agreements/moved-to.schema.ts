import * as z from 'zod/mini';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';

/** The time of an appointment whose signed agreement names an earlier one. */
export const movedToSchema = z.strictObject({ date: calendarDateSchema, time: timeOfDaySchema });
