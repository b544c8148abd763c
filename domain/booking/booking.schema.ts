import * as z from 'zod/mini';
import { type Attribution, leadAttributionField } from '#domain/attribution/attribution.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { type QuoteInput, type QuoteResult, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  blankAsMissing,
  emailField,
  honeypotField,
  optionalText,
  phoneField,
  requiredText,
} from '#domain/validation/fields.ts';
import type { BookingStatus, BookingStep } from './booking-status.ts';
import { bookingTypes } from './booking-types.ts';

export { bookingTypes };

/** What a visitor fills in to book (spec §3 "Booking payload", rules of §5). */
export const bookingSchema = z.object({
  date: calendarDateSchema,
  time: timeOfDaySchema,
  name: requiredText(200, 'Name is required'),
  email: emailField,
  phone: phoneField,
  address: requiredText(300, 'Property address is required'),
  inspectionType: blankAsMissing(
    z.enum(
      bookingTypes.map((type) => type.value),
      'Please select an inspection type',
    ),
  ),
  notes: optionalText(5000),
});

export type BookingDetails = z.output<typeof bookingSchema>;

/** The body of `POST /api/calendar/book`. The server prices `quote` again; no price is accepted. */
export const bookingPayloadSchema = z.extend(bookingSchema, {
  quote: z.optional(quoteInputSchema),
  attribution: leadAttributionField,
  website: honeypotField,
});

export type BookingPayload = z.output<typeof bookingPayloadSchema>;

/** A booking as the owner sees it. `createdAt` is an ISO instant. */
export interface Booking extends BookingDetails, Versioned {
  createdAt: string;
  status: BookingStatus;
  /** What became of it since it was made, the oldest first. */
  history: BookingStep[];
  /** For the owner's eyes only; `notes` are the client's. */
  note?: string | undefined;
  attribution?: Attribution | undefined;
  /** Priced by the server at the moment of booking, for the booked day. */
  quote?: { input: QuoteInput; result: QuoteResult } | undefined;
}
