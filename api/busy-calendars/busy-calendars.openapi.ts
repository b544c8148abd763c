import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { calendarNoteSchema } from '#api/store/stored/stored-calendars.schema.ts';
import {
  type BusyCalendar,
  busyCalendarChangeSchema,
  busyCalendarSchema,
} from '#domain/calendars/busy-calendar.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';

const busyCalendarResponseSchema = z
  .strictObject({
    id: z.string(),
    revision: revisionField,
    name: z.string(),
    host: z.string(),
    triedAt: z.optional(z.iso.datetime()),
    succeededAt: z.optional(z.iso.datetime()),
    failure: z.optional(z.string()),
    notes: z.array(calendarNoteSchema),
    ownerAddresses: z.array(z.string()),
    owners: z.array(z.string()),
    busyDays: z.int(),
  })
  .register(z.globalRegistry, {
    id: 'BusyCalendar',
    description:
      'Its address is a secret and is not shown again; `host` is a part of it. `notes` is what was not fully understood. `owners` are the addresses whose declined invitations do not block times: `ownerAddresses` as entered, or guessed.',
  }) satisfies Whole<BusyCalendar>;

export const busyCalendarsOperations = [
  {
    call: 'GET /api/busy-calendars',
    id: 'listBusyCalendars',
    tag: 'Schedule',
    summary: 'The other calendars whose events block times',
    who: 'owner',
    answers: {
      200: z.strictObject({ data: z.array(busyCalendarResponseSchema), total: z.int() }),
    },
  },
  {
    call: 'POST /api/busy-calendars',
    id: 'addBusyCalendar',
    tag: 'Schedule',
    summary: 'Add a calendar by its secret iCal address, and read it',
    who: 'owner',
    body: busyCalendarSchema,
    answers: { 201: busyCalendarResponseSchema },
  },
  {
    call: 'PUT /api/busy-calendars/:id',
    id: 'renameBusyCalendar',
    tag: 'Schedule',
    summary: 'Change the name of a calendar and the owner’s addresses in it',
    who: 'owner',
    body: busyCalendarChangeSchema,
    answers: { 200: busyCalendarResponseSchema },
  },
  {
    call: 'DELETE /api/busy-calendars/:id',
    id: 'removeBusyCalendar',
    tag: 'Schedule',
    summary: 'Remove a calendar; its events no longer block times',
    description: 'Without `revision` the current version is removed.',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: busyCalendarResponseSchema,
  },
  {
    call: 'POST /api/busy-calendars/:id/read',
    id: 'readBusyCalendar',
    tag: 'Schedule',
    summary: 'Read a calendar now',
    who: 'owner',
    answers: { 200: busyCalendarResponseSchema },
  },
] as const satisfies readonly Operation[];
