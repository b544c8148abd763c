import * as z from 'zod/mini';
import { bookingTypes } from '#domain/booking/booking.schema.ts';
import { bookingStatuses, bookingStepKinds } from '#domain/booking/booking-status.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatuses } from '#domain/inspection-request/request-status.ts';
import { propertyTypes } from '#domain/quote/quote.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import type { Once } from '../store.ts';

// These are not the forms' schemas. Those are lenient, and what they leave out would be gone from
// the file with the next write; and a form's rule that gets stricter must not make years of
// records unreadable. Unknown fields are refused, because rewriting the file would drop them.

const text = z.string();
const instant = z.iso.datetime();

const attribution = z.strictObject({
  partner: z.optional(text),
  page: z.optional(text),
  utm: z.optional(
    z.strictObject({
      source: z.optional(text),
      medium: z.optional(text),
      campaign: z.optional(text),
      term: z.optional(text),
      content: z.optional(text),
    }),
  ),
});

/** Records from before there were versions are in their first. */
export const storedRevision = z._default(z.int().check(z.minimum(1)), 1);

const lead = {
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  createdAt: instant,
  attribution: z.optional(attribution),
};

const contactRequest = z.strictObject({
  ...lead,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  propertyAddress: text,
  inspectionType: z.enum(inspectionTypes.map((type) => type.value)),
  preferredDate: z.optional(calendarDateSchema),
  message: z.optional(text),
  status: z._default(z.enum(requestStatuses), 'new'),
  history: z._default(
    z.array(z.strictObject({ at: instant, by: text, status: z.enum(requestStatuses) })),
    [],
  ),
  note: z.optional(text),
});

const quoteInput = z.strictObject({
  propertyType: z.enum(propertyTypes.map((type) => type.value)),
  squareFootage: z.int(),
  yearBuilt: z.optional(z.int()),
  hasPool: z.boolean(),
  detachedStructures: z.int(),
  rushService: z.boolean(),
  hasBasement: z.boolean(),
  stories: z.int(),
  hasAttic: z.boolean(),
  inspectionDate: z.optional(calendarDateSchema),
});

const quoteResult = z.strictObject({
  basePrice: z.number(),
  poolAddOn: z.number(),
  structuresAddOn: z.number(),
  rushAddOn: z.number(),
  basementAddOn: z.number(),
  ageAddOn: z.number(),
  complexityAddOn: z.number(),
  scheduleDiscount: z.number(),
  totalPrice: z.number(),
  breakdown: z.array(z.strictObject({ label: text, amount: z.number() })),
  estimatedDuration: text,
  recommendedServices: z.array(text),
});

const slotTime = z.strictObject({ date: calendarDateSchema, time: timeOfDaySchema });

const bookingStep = z.strictObject({
  at: instant,
  by: text,
  what: z.enum(bookingStepKinds),
  from: z.optional(slotTime),
  to: z.optional(slotTime),
});

const booking = z.strictObject({
  ...lead,
  status: z.enum(bookingStatuses),
  history: z._default(z.array(bookingStep), []),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  name: text,
  email: text,
  phone: text,
  address: text,
  inspectionType: z.optional(z.enum(bookingTypes.map((type) => type.value))),
  notes: z.optional(text),
  quote: z.optional(z.strictObject({ input: quoteInput, result: quoteResult })),
  note: z.optional(text),
});

const once = z.optional(z.strictObject({ key: text, fingerprint: text }));

/** In the file the idempotency key is a field of the record; in memory it stands beside it. */
const apart = <T extends { once?: Once | undefined }>({ once, ...record }: T) => ({ record, once });

export const storedContactRequestSchema = z.pipe(
  z.extend(contactRequest, { once }),
  z.transform(apart),
);

export const storedBookingSchema = z.pipe(z.extend(booking, { once }), z.transform(apart));

export const sessionSchema = z.strictObject({
  tokenHash: text.check(z.minLength(1)),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.optional(instant),
  device: z.optional(text),
});

export const calendarFeedSchema = z.nullable(
  z.strictObject({ secretHash: text.check(z.minLength(1)), createdAt: instant }),
);

const starts = z.array(timeOfDaySchema);

export const availabilitySchema = z.strictObject({
  revision: storedRevision,
  startTimes: z.tuple([starts, starts, starts, starts, starts, starts, starts]),
  noticeHours: z.number().check(z.minimum(0)),
  horizonDays: z.int().check(z.minimum(0)),
  daysOff: z.array(z.strictObject({ from: calendarDateSchema, to: calendarDateSchema })),
});
