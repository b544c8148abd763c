import * as z from 'zod/mini';
import { timeZones } from '#domain/business/profile.schema.ts';
import { type CalendarNote, unreadableReasons } from '#domain/calendars/calendar-note.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { storedRevision } from './stored.schema.ts';

const text = z.string();
const instant = z.iso.datetime();

export const storedBusyCalendarSchema = z.strictObject({
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  name: text,
  address: text.check(z.minLength(1)),
  ownerAddresses: z.optional(z.array(text)),
});

const count = z.int().check(z.minimum(1));

/** Also the notes of API answers. */
export const calendarNoteSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('unknown_zone'),
    zone: text,
    events: count,
    example: z.optional(text),
  }),
  z.strictObject({
    kind: z.literal('unreadable'),
    summary: text,
    reason: z.enum(unreadableReasons),
    isBusy: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('more'), notes: count }),
]) satisfies z.ZodMiniType<CalendarNote>;

export const calendarFailureSchema = z.strictObject({
  calendarId: text.check(z.minLength(1)),
  since: instant,
  reason: text,
  staleAt: z.optional(instant),
  notifiedAt: z.optional(instant),
});

const busySpan = z.strictObject({ time: timeOfDaySchema, minutes: count });

export const storedReadingSchema = z.strictObject({
  calendarId: text.check(z.minLength(1)),
  triedAt: instant,
  succeededAt: z.optional(instant),
  failure: z.optional(text),
  busy: z.record(calendarDateSchema, z.array(busySpan)),
  owners: z.optional(z.array(text)),
  notes: z.optional(z.array(calendarNoteSchema)),
  until: z.optional(calendarDateSchema),
  timeZone: z.optional(z.enum(timeZones)),
  etag: z.optional(text),
  lastModified: z.optional(text),
});
