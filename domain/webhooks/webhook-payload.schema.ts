import * as z from 'zod/mini';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingStatuses } from '#domain/booking/booking-status.ts';
import { sharedVisitFields } from '#domain/booking/visit.schema.ts';
import type { SharedVisitField, VisitField } from '#domain/booking/visit.ts';
import {
  type ContactRequest,
  type RequestField,
  type SharedRequestField,
  sharedRequestFields,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatuses } from '#domain/inspection-request/request-status.ts';
import { paymentMethods } from '#domain/jobs/job-record.ts';
import type { Filed } from '#domain/leads/lead-folder.ts';
import { locales } from '#domain/locale/locale.ts';
import { metadataRecord } from '#domain/metadata/metadata.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';

// What is sent to the owner's other systems. Adding a field keeps the version; removing one or
// changing its meaning requires a new version.

export const WEBHOOK_VERSION = 1;

const text = z.string();
const instant = z.iso.datetime();

/** The numbers in `phone` that can be called (RFC 3966). */
const phoneUris = z.array(text);

const slot = z.strictObject({ date: calendarDateSchema, time: timeOfDaySchema });

/** Fields of a booking that stay private. `quote` and `attribution` are sent in part. */
type PrivateField =
  | Exclude<keyof Versioned | keyof Filed, 'id'>
  | 'history'
  | 'bufferMinutes'
  | 'place'
  | 'note'
  | 'links'
  // There are no events before the confirmation.
  | 'confirmBy'
  | 'quote'
  | 'bookedCents'
  | 'discount'
  | Exclude<VisitField, SharedVisitField>
  | 'attribution';

type Told =
  | Exclude<keyof Booking, PrivateField>
  | 'timeZone'
  | 'start'
  | 'end'
  | 'phoneUris'
  | 'totalPrice'
  | 'partner';

/** An appointment at the time when the event is sent. Fields without a value are omitted. */
const webhookBooking = z.strictObject({
  id: text,
  status: z.enum(bookingStatuses),
  createdAt: instant,
  /** In the time zone of the business. */
  date: calendarDateSchema,
  time: timeOfDaySchema,
  timeZone: text,
  start: instant,
  end: instant,
  minutes: z.int(),
  name: text,
  email: text,
  phone: text,
  phoneUris,
  address: text,
  inspectionType: z.optional(text),
  notes: z.optional(text),
  /** Whole dollars, before a discount. */
  totalPrice: z.optional(z.number()),
  /** The last day of the buyer's option period. */
  optionEnds: z.optional(calendarDateSchema),
  ...sharedVisitFields,
  /** The client's language. */
  locale: z.enum(locales),
  partner: z.optional(text),
  metadata: z.optional(metadataRecord),
  /** Who inspects: an id of the business's profile. */
  inspectorId: z.optional(text),
  /** The inspection request from which the owner made it. */
  requestId: z.optional(text),
} satisfies Record<Told, unknown>);

export type WebhookBooking = z.output<typeof webhookBooking>;

/** An inspection request at the time when the event is sent. */
const webhookRequest = z.strictObject({
  id: text,
  status: z.enum(requestStatuses),
  createdAt: instant,
  ...sharedRequestFields,
  phoneUris,
  inspectionType: text,
  /** Set if the client wanted to book that time online; nothing is booked. */
  preferredTime: z.optional(timeOfDaySchema),
  /** The client's language. */
  locale: z.enum(locales),
  partner: z.optional(text),
  metadata: z.optional(metadataRecord),
} satisfies Record<
  | Exclude<
      keyof ContactRequest,
      | Exclude<keyof Versioned | keyof Filed, 'id'>
      | 'history'
      | 'note'
      | 'callBackAt'
      | 'asked'
      | 'bookingId'
      | 'place'
      | 'attribution'
      | Exclude<RequestField, SharedRequestField>
    >
  | 'preferredTime'
  | 'phoneUris'
  | 'partner',
  unknown
>);

export type WebhookRequest = z.output<typeof webhookRequest>;

const envelope = {
  /** Also in the header `webhook-id`; the same in each attempt. */
  id: text,
  version: z.literal(WEBHOOK_VERSION),
  /** When the event happened. */
  timestamp: instant,
  /** Set if it is an example about an invented client: nothing has happened. */
  sample: z.optional(z.literal(true)),
};

/** Who moved, canceled or completed a booking, or marked it as a no-show: 'Client' or 'Owner'. */
const by = text;
const bookingData = { booking: webhookBooking };

/** US cents, and the same under the name of its unit. */
const amount = z.int().check(z.positive());
const amounts = { amount, amountCents: amount };
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Without the text, the address and the browser. */
const webhookAgreement = z.strictObject({
  version: text,
  sha256,
  place: z.enum(['online', 'on_site']),
  at: instant,
});

const webhookPayment = z.strictObject({
  id: text,
  ...amounts,
  method: z.enum(paymentMethods),
  at: instant,
});

const webhookRefund = z.strictObject({ id: text, ...amounts, at: instant });

const webhookReport = z.strictObject({ sha256, at: instant });

/** The body of each event, by its type. */
export const webhookPayloadSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...envelope,
    type: z.literal('request.created'),
    data: z.strictObject({ request: webhookRequest }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('booking.created'),
    data: z.strictObject({ ...bookingData, by: z.optional(by) }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('booking.moved'),
    data: z.strictObject({ ...bookingData, by, from: slot, to: slot }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('booking.cancelled'),
    data: z.strictObject({ ...bookingData, by, reason: z.optional(text) }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('booking.completed'),
    data: z.strictObject({ ...bookingData, by }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('booking.no_show'),
    data: z.strictObject({ ...bookingData, by }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('agreement.signed'),
    data: z.strictObject({ ...bookingData, agreement: webhookAgreement }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('payment.succeeded'),
    data: z.strictObject({ ...bookingData, payment: webhookPayment }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('payment.refunded'),
    data: z.strictObject({ ...bookingData, payment: webhookPayment, refund: webhookRefund }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('report.released'),
    data: z.strictObject({ ...bookingData, report: webhookReport }),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('report.withdrawn'),
    data: z.strictObject({ ...bookingData, report: webhookReport }),
  }),
  /** Sent by the owner to test an endpoint. */
  z.strictObject({
    ...envelope,
    type: z.literal('test.ping'),
    data: z.strictObject({ message: text }),
  }),
]);

export type WebhookPayload = z.output<typeof webhookPayloadSchema>;
