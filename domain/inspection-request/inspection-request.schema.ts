import * as z from 'zod/mini';
import { type Attribution, leadAttributionField } from '#domain/attribution/attribution.schema.ts';
import { type LeadField, type SharedField, sharedFieldNames } from '#domain/leads/lead-field.ts';
import type { Filed } from '#domain/leads/lead-folder.ts';
import { localeField } from '#domain/locale/locale.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { metadataField } from '#domain/metadata/metadata.schema.ts';
import type { Metadata } from '#domain/metadata/metadata.ts';
import type { Place } from '#domain/places/place.ts';
import { type ByField, pickFields } from '#domain/records/every-field.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
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

interface RequestRow extends LeadField {
  /** What it is, with an example, for the API document and for samples. */
  about: readonly [description: string, example: string];
}

const typed = { text: 'typed', shared: true } as const;
const checked = { text: 'checked', shared: true } as const;

/** The fields of the inspection request form (spec §3), in the order of the form. */
export const requestTable = {
  firstName: { label: 'First name', about: ['First name of the client', 'Sam'], ...typed },
  lastName: { label: 'Last name', about: ['Last name of the client', 'Whitfield'], ...typed },
  email: { label: 'E-mail', about: ['Email address of the client', 'sam@example.com'], ...checked },
  phone: {
    label: 'Phone',
    about: ['Phone number of the client, at least 10 characters in any notation', '706-555-0123'],
    ...typed,
  },
  propertyAddress: {
    label: 'Property address',
    about: ['Address of the property', '48 Live Oak Lane, Athens, GA 30601'],
    ...typed,
  },
  inspectionType: {
    label: 'Inspection type',
    options: inspectionTypes,
    about: ['Kind of inspection', 'residential'],
    ...checked,
  },
  preferredDate: {
    label: 'Preferred date',
    about: ['Day that the client would like, yyyy-MM-dd; not booked by this', '2026-12-01'],
    ...checked,
  },
  message: {
    label: 'Message',
    about: ['What the client asks', 'We close on the 18th.\nIs a morning possible?'],
    ...typed,
  },
} as const satisfies Readonly<Record<string, RequestRow>>;

export type RequestField = keyof typeof requestTable;

// Marked as pure, so that the form's code in the browser leaves out the table.
export const requestFieldNames = /* @__PURE__ */ Object.keys(requestTable) as RequestField[];

export type SharedRequestField = SharedField<typeof requestTable>;

export const sharedRequestFieldNames = /* @__PURE__ */ sharedFieldNames(requestTable);

/** With the messages of spec §5. */
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
} satisfies ByField<typeof requestTable>);

export type InspectionRequest = z.output<typeof inspectionRequestSchema>;

/** As they are stored, without the rules of the form: a stricter one makes no record unreadable. */
export const requestRecordFields = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  propertyAddress: z.string(),
  inspectionType: z.enum(inspectionTypes.map((type) => type.value)),
  preferredDate: z.optional(calendarDateSchema),
  message: z.optional(z.string()),
} satisfies ByField<InspectionRequest>;

/** What webhooks and the owner's assistant get. */
export const sharedRequestFields = /* @__PURE__ */ pickFields(
  requestRecordFields,
  sharedRequestFieldNames,
);

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
