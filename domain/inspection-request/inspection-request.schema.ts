import * as z from 'zod/mini';
import { type Attribution, leadAttributionField } from '#domain/attribution/attribution.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { Filed } from '#domain/leads/lead-folder.ts';
import { localeField } from '#domain/locale/locale.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { metadataField } from '#domain/metadata/metadata.schema.ts';
import type { Metadata } from '#domain/metadata/metadata.ts';
import type { Place } from '#domain/places/place.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  blankAsMissing,
  emailField,
  honeypotField,
  optionalText,
  phoneField,
  requiredLine,
  testField,
} from '#domain/validation/fields.ts';
import type { AskedAppointment } from './asked-appointment.ts';
import { inspectionTypes } from './inspection-types.ts';
import type { RequestHistoryEntry, RequestStatus } from './request-status.ts';

export { inspectionTypes };

/** The inspection request form of the contact and quote pages (spec §3, messages of §5). */
export const inspectionRequestSchema = z.object({
  firstName: requiredLine(100, 'first_name_missing'),
  lastName: requiredLine(100, 'last_name_missing'),
  email: emailField,
  phone: phoneField,
  propertyAddress: requiredLine(300, 'property_address_missing'),
  inspectionType: z.enum(
    inspectionTypes.map((type) => type.value),
    'inspection_type_missing',
  ),
  preferredDate: blankAsMissing(calendarDateSchema),
  message: optionalText(5000),
});

export type InspectionRequest = z.output<typeof inspectionRequestSchema>;

/** The body of `POST /api/contact`. `website` is the honeypot. */
export const contactPayloadSchema = z.extend(inspectionRequestSchema, {
  attribution: leadAttributionField,
  metadata: metadataField,
  locale: localeField,
  website: honeypotField,
  test: testField,
});

export type ContactPayload = z.output<typeof contactPayloadSchema>;

/** A stored inspection request. `createdAt` is an ISO 8601 instant. */
export interface ContactRequest extends InspectionRequest, Versioned, Filed {
  createdAt: string;
  attribution?: Attribution | undefined;
  metadata?: Metadata | undefined;
  /** The client's language; English if missing. */
  locale?: Locale | undefined;
  status: RequestStatus;
  /** Changes of `status`, oldest first. */
  history: RequestHistoryEntry[];
  /** The owner's private note. */
  note?: string | undefined;
  /** An ISO 8601 instant until which the owner has put the request off. */
  callBackAt?: string | undefined;
  /** Set if the visitor wanted to book online when the limit of online bookings was reached. */
  asked?: AskedAppointment | undefined;
  /** The booking that the owner made from it. */
  bookingId?: string | undefined;
  /** The place of the ZIP code in its address; computed for the owner, never stored. */
  place?: Place | undefined;
}
