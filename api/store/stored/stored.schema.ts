import * as z from 'zod/mini';
import { placeOfAddress } from '#api/places/place-of-zip.ts';
import { type Booking, bookingTypes } from '#domain/booking/booking.schema.ts';
import {
  bookingHistoryKinds,
  bookingStatuses,
  correctableFields,
} from '#domain/booking/booking-status.ts';
import {
  appointmentMinutes,
  DEFAULT_BUFFER_MINUTES,
  defaultLengths,
} from '#domain/booking/calendar/appointment-length.ts';
import { defaultBookingLimits } from '#domain/booking/limits/booking-limits.ts';
import { visitRecordFields } from '#domain/booking/visit.schema.ts';
import { holdCauses } from '#domain/hold/hold.ts';
import type { AskedAppointment } from '#domain/inspection-request/asked-appointment.ts';
import {
  type ContactRequest,
  requestRecordFields,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatuses } from '#domain/inspection-request/request-status.ts';
import { centsSchema } from '#domain/jobs/job-changes.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import { metadataRecord } from '#domain/metadata/metadata.schema.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import { propertyTypes } from '#domain/quote/quote.schema.ts';
import type { ByField } from '#domain/records/every-field.ts';
import { areaPolicies, defaultAvailability, startModes } from '#domain/schedule/availability.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';

// Separate from the forms' schemas, because a form's rule that becomes stricter must not make old
// records unreadable. Strict, because the next write of the file would drop unknown fields.

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

/** The oldest records have no revision. */
export const storedRevision = z._default(z.int().check(z.minimum(1)), 1);

const lead = {
  id: text.check(z.minLength(1)),
  revision: storedRevision,
  createdAt: instant,
  attribution: z.optional(attribution),
  metadata: z.optional(metadataRecord),
  locale: z.optional(z.enum(locales)),
  erasedAt: z.optional(instant),
  deletedAt: z.optional(instant),
};

const quoteInput = z.strictObject({
  propertyType: z.enum(propertyTypes),
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
  salesTax: z._default(z.number(), 0),
  totalPrice: z.number(),
  breakdown: z.array(z.strictObject({ label: text, amount: z.number() })),
  estimatedDuration: text,
  recommendedServices: z.array(text),
  /** Bookings of earlier versions were priced by the first list. */
  priceRevision: z._default(z.int(), 1),
});

const slotTime = z.strictObject({ date: calendarDateSchema, time: timeOfDaySchema });

const bookingStep = z.strictObject({
  at: instant,
  by: text,
  what: z.enum(bookingHistoryKinds),
  from: z.optional(slotTime),
  to: z.optional(slotTime),
  reason: z.optional(text),
  changes: z.optional(
    z.array(z.strictObject({ field: z.enum(correctableFields), from: text, to: text })),
  ),
});

export const placeSchema = z.strictObject({
  zip: text,
  city: text,
  latitude: z.number(),
  longitude: z.number(),
});

/** A booking as the domain knows it. The oldest have no length. */
export const bookingRecordSchema = z.strictObject({
  ...lead,
  status: z.enum(bookingStatuses),
  history: z._default(z.array(bookingStep), []),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  minutes: z.optional(z.int()),
  bufferMinutes: z._default(z.int(), DEFAULT_BUFFER_MINUTES),
  name: text,
  email: text,
  phone: text,
  address: text,
  place: z.optional(placeSchema),
  inspectionType: z.optional(z.enum(bookingTypes.map((type) => type.value))),
  notes: z.optional(text),
  optionEnds: z.optional(calendarDateSchema),
  quote: z.optional(z.strictObject({ input: quoteInput, result: quoteResult })),
  bookedCents: z.optional(z.nullable(centsSchema)),
  discount: z.optional(z.strictObject({ promotionId: text, message: text, amount: text })),
  note: z.optional(text),
  requestId: z.optional(text),
  inspectorId: z.optional(text),
  confirmBy: z.optional(instant),
  links: z.optional(z.array(text)),
  ...visitRecordFields,
} satisfies ByField<Booking>);

const ownOfAsked = { ...visitRecordFields, minutes: z.int(), episode: text };

/** What a visitor who wanted to book has said about the appointment. */
const askedAppointment = z.extend(
  z.pick(bookingRecordSchema, {
    date: true,
    time: true,
    inspectionType: true,
    optionEnds: true,
    quote: true,
    discount: true,
  } satisfies ByField<Omit<AskedAppointment, keyof typeof ownOfAsked>, true>),
  ownOfAsked,
);

/** A request as the domain knows it. */
export const contactRequestRecordSchema = z.strictObject({
  ...lead,
  ...requestRecordFields,
  status: z._default(z.enum(requestStatuses), 'new'),
  spam: z.optional(z.strictObject({ at: instant, cause: z.enum(['marked', 'same_sender']) })),
  history: z._default(
    z.array(z.strictObject({ at: instant, by: text, status: z.enum(requestStatuses) })),
    [],
  ),
  note: z.optional(text),
  callBackAt: z.optional(instant),
  asked: z.optional(askedAppointment),
  bookingId: z.optional(text),
} satisfies ByField<Omit<ContactRequest, 'place'>>);

/** What a record has in its file only. */
const inFile = {
  /** Its idempotency key. */
  once: z.optional(z.strictObject({ key: text, fingerprint: text })),
  sequence: z.optional(z.int().check(z.positive())),
};

type InFile = z.infer<z.ZodMiniObject<typeof inFile>>;

const separated = <T extends InFile>({ once, sequence, ...record }: T) => ({
  record,
  idempotencyKey: once,
  sequence,
});

export const storedContactRequestSchema = z.pipe(
  z.extend(contactRequestRecordSchema, inFile),
  z.transform(separated),
);

/**
 * Bookings of earlier versions have no length and no place. A place is kept as long as it is that of the
 * address, so that new ZIP data moves no appointment.
 */
export const storedBookingSchema = z.pipe(
  z.extend(bookingRecordSchema, inFile),
  z.transform(({ minutes, place: storedPlace, ...stored }) => {
    const { address } = stored;
    const place = storedPlace?.zip === zipCodeOf(address) ? storedPlace : placeOfAddress(address);
    return separated({
      ...stored,
      minutes: minutes ?? appointmentMinutes(stored, defaultLengths),
      ...(place && { place }),
    });
  }),
);

/** Until when the owner has seen what is in a list. */
export const seenAtSchema = z.nullable(instant);

export const holdSchema = z.nullable(
  z.strictObject({
    heldAt: instant,
    cause: z.enum(holdCauses),
    droppedAt: z.optional(instant),
  }),
);

export const storedRetentionSchema = z.strictObject({
  revision: storedRevision,
  months: z.nullable(z.int().check(z.minimum(1))),
  noticeFrom: z.optional(calendarDateSchema),
  checkedOn: z.optional(calendarDateSchema),
});

const starts = z.array(timeOfDaySchema);
const time = timeOfDaySchema;
const minutes = z.int().check(z.minimum(0));

export const availabilitySchema = z.strictObject({
  revision: storedRevision,
  startTimes: z.tuple([starts, starts, starts, starts, starts, starts, starts]),
  startMode: z._default(z.enum(startModes), defaultAvailability.startMode),
  closingTimes: z._default(z.tuple([time, time, time, time, time, time, time]), [
    ...defaultAvailability.closingTimes,
  ]),
  lengths: z._default(
    z.strictObject({ buyer: minutes, seller: minutes, warranty: minutes, maintenance: minutes }),
    { ...defaultLengths },
  ),
  bufferMinutes: z._default(minutes, DEFAULT_BUFFER_MINUTES),
  driveTime: z._default(z.boolean(), defaultAvailability.driveTime),
  outsideArea: z._default(z.enum(areaPolicies), defaultAvailability.outsideArea),
  noticeHours: z.number().check(z.minimum(0)),
  horizonDays: z.int().check(z.minimum(0)),
  daysOff: z.array(z.strictObject({ from: calendarDateSchema, to: calendarDateSchema })),
  blocks: z._default(
    z.array(
      z.strictObject({
        date: calendarDateSchema,
        from: time,
        to: time,
        label: text,
        weekly: z.boolean(),
        until: z.optional(calendarDateSchema),
      }),
    ),
    [],
  ),
});

export const bookingLimitsSchema = z.strictObject({
  revision: storedRevision,
  perClient: z.int().check(z.minimum(1)),
  perAgent: z.int().check(z.minimum(1)),
  agents: z.array(text),
  online: z._default(
    z.union([z.enum(['auto', 'off']), z.int().check(z.minimum(1))]),
    defaultBookingLimits.online,
  ),
  confirmNew: z._default(z.boolean(), defaultBookingLimits.confirmNew),
  reviewedUntil: z.optional(instant),
});
