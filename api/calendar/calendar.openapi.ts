import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import type { Slot } from '#domain/schedule/availability.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { daysQuerySchema, nextSlotQuerySchema, slotsQuerySchema } from './calendar-query.schema.ts';
import type { BookingConfirmation } from './present-confirmation.ts';
import type { RequestedTime } from './present-requested-time.ts';

export const slotSchema = z
  .strictObject({ time: timeOfDaySchema, reportBy: z.exactOptional(z.iso.datetime()) })
  .register(z.globalRegistry, {
    id: 'Slot',
    description:
      'A free start. `reportBy` is when its report is there, for calls with `reports=true`.',
  }) satisfies Whole<Slot>;

export const daysSchema = z.union([
  z.array(calendarDateSchema),
  z
    .strictObject({ open: z.array(calendarDateSchema), full: z.array(calendarDateSchema) })
    .register(z.globalRegistry, {
      id: 'Days',
      description:
        'With `full=true`: the days with a free start, and those on which bookings have taken every one.',
    }) satisfies Whole<Days>,
]);

const nextSlotSchema = z.strictObject({
  slot: z.nullable(z.strictObject({ date: calendarDateSchema, time: timeOfDaySchema })),
}) satisfies Whole<{ slot: NextSlot | null }>;

const confirmationSchema = z
  .strictObject({
    id: z.string(),
    date: calendarDateSchema,
    time: timeOfDaySchema,
    minutes: z.int(),
    manageUrl: z.url(),
    calendarUrl: z.url(),
    quote: z.nullable(
      z.strictObject({
        totalPrice: z.int(),
        breakdown: z.array(z.strictObject({ label: z.string(), amount: z.int() })),
        estimatedDuration: z.string(),
      }),
    ),
    discount: z.nullable(z.strictObject({ message: z.string(), amount: z.string() })),
    confirmBy: z.exactOptional(z.iso.datetime()),
    asksAgreement: z.exactOptional(z.literal(true)),
    test: z.exactOptional(z.literal(true)),
  })
  .register(z.globalRegistry, {
    id: 'BookingConfirmation',
    description:
      '`manageUrl` is the client’s page of the booking: whoever has it can move or cancel. With `confirmBy` ' +
      'the time is held until then: the client has to confirm by the link in an email, which `manageUrl` is not.',
  }) satisfies Whole<BookingConfirmation>;

const requestedTimeSchema = z
  .strictObject({
    requestId: z.string(),
    date: calendarDateSchema,
    time: timeOfDaySchema,
    title: z.string(),
    detail: z.string(),
  })
  .register(z.globalRegistry, {
    id: 'RequestedTime',
    description:
      'Not a booking: show `title` and `detail` to the client. It has no `id`, and nothing to move or cancel.',
  }) satisfies Whole<RequestedTime>;

const appointmentHint =
  'The length of the appointment follows from `minutes`, or from `propertyType` and `squareFootage`, or ' +
  'from `inspectionType`; with `zip` the drives from and to other appointments count.';

export const calendarOperations = [
  {
    call: 'GET /api/calendar/slots',
    id: 'listSlots',
    tag: 'Calendar',
    summary: 'The free starts of a day',
    description: appointmentHint,
    who: 'everyone',
    limit: 'slots',
    query: slotsQuerySchema,
    answers: { 200: z.array(slotSchema) },
  },
  {
    call: 'GET /api/calendar/days',
    id: 'listDays',
    tag: 'Calendar',
    summary: 'The days with a free start',
    description: `${appointmentHint} With \`full=true\` the full days are named too.`,
    who: 'everyone',
    limit: 'slots',
    query: daysQuerySchema,
    answers: { 200: daysSchema },
  },
  {
    call: 'GET /api/calendar/next-slot',
    id: 'getNextSlot',
    tag: 'Calendar',
    summary: 'The first free start; null when there is none',
    description: appointmentHint,
    who: 'everyone',
    limit: 'slots',
    query: nextSlotQuerySchema,
    answers: { 200: nextSlotSchema },
  },
  {
    call: 'POST /api/calendar/book',
    id: 'book',
    tag: 'Calendar',
    summary: 'Book a free start',
    description:
      'The server calculates the price of `quote` for the booked day. With `priceRevision`, of the list whose ' +
      'price was shown, that list counts for 24 hours after another took over, then `price_changed` has both ' +
      'totals; send its `priceRevision` to accept. A repeat with the same ' +
      '`Idempotency-Key` and body is the same booking. Leave `website` empty: only programs that fill in ' +
      'every field fill it in. With `test: true` everything is checked and nothing is booked. When visitors ' +
      'have made as many online bookings in 24 hours as the owner takes, it is stored as a request for that ' +
      'time (202): nothing is booked until the owner does so. New clients may have to confirm by email ' +
      '(`confirmBy`).',
    who: 'everyone',
    limit: 'writes',
    body: bookingPayloadSchema,
    idempotent: true,
    answers: { 201: confirmationSchema, 202: requestedTimeSchema },
    problems: [
      'slot_taken',
      'slot_unavailable',
      'price_changed',
      'outside_service_area',
      'booking_limit_reached',
      'confirmation_expired',
      'looks_automated',
    ],
  },
] as const satisfies readonly Operation[];
