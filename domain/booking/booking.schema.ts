import * as z from 'zod/mini';
import { type Attribution, leadAttributionField } from '#domain/attribution/attribution.schema.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import type { Filed } from '#domain/leads/lead-folder.ts';
import { localeField } from '#domain/locale/locale.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { metadataField } from '#domain/metadata/metadata.schema.ts';
import type { Metadata } from '#domain/metadata/metadata.ts';
import type { RequestedDiscount } from '#domain/promotions/discount.ts';
import { type QuoteInput, type QuoteResult, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Appointment } from '#domain/schedule/appointment.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  blankAsMissing,
  emailField,
  honeypotField,
  optionalLine,
  optionalText,
  phoneField,
  requiredLine,
  testField,
} from '#domain/validation/fields.ts';
import { personLimits } from '#domain/validation/person-limits.ts';
import type { BookingHistoryEntry, BookingStatus } from './booking-status.ts';
import { bookingTypes } from './booking-types.ts';
import { agentCopyRule, visitFields } from './visit.schema.ts';

export { bookingTypes };

/** The booking form (spec §3 "Booking payload", rules of §5). */
export const bookingSchema = z
  .object({
    date: calendarDateSchema,
    time: timeOfDaySchema,
    name: requiredLine(personLimits.name, 'name_missing'),
    email: emailField,
    phone: phoneField,
    address: requiredLine(personLimits.address, 'property_address_missing'),
    inspectionType: blankAsMissing(
      z.enum(
        bookingTypes.map((type) => type.value),
        'inspection_type_missing',
      ),
    ),
    notes: optionalText(5000),
    /** The last day of a buyer's option period. */
    optionEnds: blankAsMissing(calendarDateSchema),
    ...visitFields,
  })
  .check(agentCopyRule);

export type BookingDetails = z.output<typeof bookingSchema>;

/** The body of `POST /api/calendar/book`. The server computes the price of `quote` again; it accepts no price. */
export const bookingPayloadSchema = z
  .object({
    ...bookingSchema.shape,
    quote: z.optional(quoteInputSchema),
    /** The price list whose price was shown; without it, the one for the booked day counts. */
    priceRevision: z.optional(z.int().check(z.minimum(1))),
    /** The id of the promotion whose discount the client asks for. */
    promotion: blankAsMissing(optionalLine(80)),
    attribution: leadAttributionField,
    metadata: metadataField,
    locale: localeField,
    website: honeypotField,
    test: testField,
  })
  .check(agentCopyRule);

export type BookingPayload = z.output<typeof bookingPayloadSchema>;

/** A stored booking. `createdAt` is an ISO 8601 instant. */
export interface Booking extends BookingDetails, Appointment, Versioned, Omit<Filed, 'spam'> {
  createdAt: string;
  status: BookingStatus;
  /** Oldest first. */
  history: BookingHistoryEntry[];
  /** The owner's private note; `notes` are the client's. */
  note?: string | undefined;
  attribution?: Attribution | undefined;
  metadata?: Metadata | undefined;
  /** The client's language, for all that is sent and shown to them; English if missing. */
  locale?: Locale | undefined;
  /** Computed by the server at the time of booking, for the booked day. */
  quote?: { input: QuoteInput; result: QuoteResult } | undefined;
  /**
   * Of an erased booking, for the books: the total of its `quote` in cents, null if it had none. Missing in bookings that an
   * earlier version erased, whose price is lost.
   */
  bookedCents?: Cents | null | undefined;
  /** Not included in `quote`: the owner takes it off. */
  discount?: RequestedDiscount | undefined;
  /** The inspection request from which the owner made it. */
  requestId?: string | undefined;
  /** Who inspects, by the profile's id; missing in bookings from before there was one. */
  inspectorId?: string | undefined;
  /**
   * A new client's deadline to confirm by the link in the email, an instant; missing once
   * confirmed, and if not required.
   */
  confirmBy?: string | undefined;
  /** SHA-256, in hex, of the tokens that open its client's page, newest last. */
  links?: readonly string[] | undefined;
}
