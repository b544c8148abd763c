import * as z from 'zod/mini';
import { timeZones } from '#domain/business/profile.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string();
const instant = z.iso.datetime();

export const storedBusyCalendarSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  name: text,
  address: text.check(z.minLength(1)),
});

const busySpan = z.strictObject({ time: timeOfDaySchema, minutes: z.int().check(z.minimum(1)) });

export const storedReadingSchema = z.strictObject({
  calendarId: text.check(z.minLength(1)),
  triedAt: instant,
  succeededAt: z.optional(instant),
  failure: z.optional(text),
  busy: z.record(calendarDateSchema, z.array(busySpan)),
  until: z.optional(calendarDateSchema),
  timeZone: z.optional(z.enum(timeZones)),
  etag: z.optional(text),
  lastModified: z.optional(text),
});
