import * as z from 'zod/mini';
import { type Attribution, leadAttributionField } from '#domain/attribution/attribution.schema.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import {
  blankAsMissing,
  emailField,
  honeypotField,
  optionalText,
  phoneField,
  requiredText,
} from '#domain/validation/fields.ts';
import { inspectionTypes } from './inspection-types.ts';
import type { RequestStatus, RequestStep } from './request-status.ts';

export { inspectionTypes };

/** What a visitor fills in on the contact and quote pages (spec §3, messages of §5). */
export const inspectionRequestSchema = z.object({
  firstName: requiredText(100, 'First name is required'),
  lastName: requiredText(100, 'Last name is required'),
  email: emailField,
  phone: phoneField,
  propertyAddress: requiredText(300, 'Property address is required'),
  inspectionType: z.enum(
    inspectionTypes.map((type) => type.value),
    'Please select an inspection type',
  ),
  preferredDate: blankAsMissing(calendarDateSchema),
  message: optionalText(5000),
});

export type InspectionRequest = z.output<typeof inspectionRequestSchema>;

/** The body of `POST /api/contact`. `website` is the honeypot: people never see it. */
export const contactPayloadSchema = z.extend(inspectionRequestSchema, {
  attribution: leadAttributionField,
  website: honeypotField,
});

export type ContactPayload = z.output<typeof contactPayloadSchema>;

/** An inspection request as the owner sees it. `createdAt` is an ISO instant. */
export interface ContactRequest extends InspectionRequest, Versioned {
  createdAt: string;
  attribution?: Attribution | undefined;
  status: RequestStatus;
  /** Every change of `status`, the oldest first. */
  history: RequestStep[];
  /** For the owner's eyes only. */
  note?: string | undefined;
}
