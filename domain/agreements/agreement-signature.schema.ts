import * as z from 'zod/mini';
import { drawingSchema } from '#domain/jobs/job-changes.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';
import { personLimits } from '#domain/validation/person-limits.ts';

/** The body of `POST /api/appointments/{token}/agreement` and `POST /api/bookings/{id}/agreement`. */
export const agreementSignatureSchema = z.object({
  /** The version of the text that was read. */
  version: requiredLine(60, 'version_missing'),
  name: requiredLine(personLimits.name, 'name_missing'),
  /** To sign electronically. */
  consent: z.literal(true, 'consent_missing'),
  drawing: z.optional(drawingSchema),
});

export type NewSignature = z.output<typeof agreementSignatureSchema>;
