import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { pageResponseSchema } from '#api/openapi/page.schema.ts';
import { selectionResponseSchema } from '#api/openapi/selection.schema.ts';
import { placeSchema } from '#api/store/stored/stored.schema.ts';
import {
  bookingChangeSchema,
  bookingCorrectionSchema,
  bookingMoveSchema,
  bookingReopeningSchema,
  manualBookingSchema,
} from '#domain/booking/booking-changes.schema.ts';
import type { DaySchedules } from '#domain/booking/calendar/day-schedule.ts';
import type { BookingBurst } from '#domain/booking/limits/booking-bursts.ts';
import { bookingsSeenSchema } from '#domain/booking/limits/new-bookings.ts';
import type { OnlineBookings } from '#domain/booking/limits/online-limit.ts';
import { bookingSelectionSchema } from '#domain/leads/selection.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { bookingQueryFields } from './booking-query.schema.ts';
import { bookingResponseSchema } from './booking-response.schema.ts';
import { daySchedulesSchema } from './day-schedules.ts';

const burstSchema = z.strictObject({
  cause: z.enum(['email', 'phone', 'property', 'time']),
  bookings: z.array(bookingResponseSchema),
}) satisfies Whole<BookingBurst>;

const onlineBookingsSchema = z.strictObject({
  made: z.int(),
  most: z.nullable(z.int()),
  newest: z.nullable(z.iso.datetime()),
}) satisfies Whole<OnlineBookings>;

const busyTimeSchema = z.strictObject({
  date: calendarDateSchema,
  time: timeOfDaySchema,
  minutes: z.int(),
  bufferMinutes: z.int(),
  label: z.string(),
});

const dayScheduleSchema = z.strictObject({
  date: calendarDateSchema,
  isDayOff: z.boolean(),
  starts: z.array(timeOfDaySchema),
  bookings: z.array(bookingResponseSchema),
  busy: z.array(busyTimeSchema),
});

const daysResponseSchema = z.strictObject({
  minutes: z.int(),
  bufferMinutes: z.int(),
  driveTime: z.boolean(),
  place: z.optional(placeSchema),
  days: z.array(dayScheduleSchema),
}) satisfies Whole<DaySchedules>;

const anyway =
  'With `anyway: true` it takes time that is closed or taken; that is the owner’s decision.';

export const bookingsOperations = [
  {
    call: 'GET /api/bookings',
    id: 'listBookings',
    tag: 'Bookings',
    summary: 'The bookings, by their creation or by appointment, newest first',
    description:
      'With `from` and `to` all appointments of these days, earliest first, without pages; other ' +
      'parameters are ignored then.',
    who: 'owner',
    scope: 'read',
    query: z.object({
      ...bookingQueryFields,
      from: z.optional(calendarDateSchema),
      to: z.optional(calendarDateSchema),
    }),
    answers: { 200: pageResponseSchema(bookingResponseSchema) },
  },
  {
    call: 'PUT /api/bookings/seen',
    id: 'markBookingsSeen',
    tag: 'Bookings',
    summary: 'Mark bookings made up to an instant as seen',
    who: 'owner',
    body: bookingsSeenSchema,
    answers: { 204: null },
  },
  {
    call: 'GET /api/bookings/online',
    id: 'getOnlineBookings',
    tag: 'Bookings',
    summary: 'How many online bookings count towards the limit of all visitors',
    description:
      'When `made` has reached `most`, an online booking becomes a request. `most` is null without a limit.',
    who: 'owner',
    answers: { 200: onlineBookingsSchema },
  },
  {
    call: 'PUT /api/bookings/online/reviewed',
    id: 'reviewOnlineBookings',
    tag: 'Bookings',
    summary: 'Confirm the online bookings made up to an instant: they count no longer',
    who: 'owner',
    body: bookingsSeenSchema,
    answers: { 204: null },
  },
  {
    call: 'GET /api/bookings/bursts',
    id: 'listBookingBursts',
    tag: 'Bookings',
    summary: 'Open bookings that look like one attack, the largest group first',
    who: 'owner',
    answers: { 200: z.strictObject({ data: z.array(burstSchema) }) },
  },
  {
    call: 'GET /api/bookings/days',
    id: 'listDaysToBook',
    tag: 'Bookings',
    summary: 'The starts that fit on each day, and what is already booked',
    description:
      'Notice and horizon apply to visitors only and are ignored here. `except` is a booking that is being moved.',
    who: 'owner',
    scope: 'read',
    query: daySchedulesSchema,
    answers: { 200: daysResponseSchema },
  },
  {
    call: 'GET /api/bookings/:id',
    id: 'getBooking',
    tag: 'Bookings',
    summary: 'A booking',
    who: 'owner',
    scope: 'read',
    answers: { 200: bookingResponseSchema },
  },
  {
    call: 'POST /api/bookings',
    id: 'enterBooking',
    tag: 'Bookings',
    summary: 'Enter a booking by hand, for a client who called',
    description: anyway,
    who: 'owner',
    scope: 'book',
    body: manualBookingSchema,
    idempotent: true,
    answers: { 201: bookingResponseSchema },
    problems: ['slot_taken', 'slot_unavailable'],
  },
  {
    call: 'POST /api/bookings/selection',
    id: 'changeBookings',
    tag: 'Bookings',
    summary: 'Cancel, reopen, delete or restore many bookings',
    description: 'What cannot be changed does not stop the others.',
    who: 'owner',
    body: bookingSelectionSchema,
    answers: { 200: selectionResponseSchema(bookingResponseSchema) },
  },
  {
    call: 'PATCH /api/bookings/:id',
    id: 'changeBooking',
    tag: 'Bookings',
    summary: 'Cancel or complete a booking, or write its note',
    description:
      'With `anyway: true` a booking is completed although its appointment still lies ahead.',
    who: 'owner',
    scope: 'book',
    body: bookingChangeSchema,
    answers: { 200: bookingResponseSchema },
    problems: ['appointment_ahead'],
  },
  {
    call: 'POST /api/bookings/:id/link',
    id: 'addBookingLink',
    tag: 'Bookings',
    summary: 'Create another link to a booking’s client page',
    who: 'owner',
    answers: { 201: z.strictObject({ booking: bookingResponseSchema, manageUrl: z.url() }) },
  },
  {
    call: 'POST /api/bookings/:id/move',
    id: 'moveBooking',
    tag: 'Bookings',
    summary: 'Move a booking to another start',
    description: anyway,
    who: 'owner',
    scope: 'book',
    body: bookingMoveSchema,
    answers: { 200: bookingResponseSchema },
    problems: ['slot_taken', 'slot_unavailable'],
  },
  {
    call: 'POST /api/bookings/:id/reopen',
    id: 'reopenBooking',
    tag: 'Bookings',
    summary: 'Undo a cancellation or a completion',
    description: anyway,
    who: 'owner',
    body: bookingReopeningSchema,
    answers: { 200: bookingResponseSchema },
    problems: ['slot_taken'],
  },
  {
    call: 'PUT /api/bookings/:id/details',
    id: 'correctBooking',
    tag: 'Bookings',
    summary: 'Correct the details of client, home and visit',
    description: anyway,
    who: 'owner',
    body: bookingCorrectionSchema,
    answers: { 200: bookingResponseSchema },
    problems: ['slot_taken'],
  },
] as const satisfies readonly Operation[];
