import * as z from 'zod/mini';
import { contactRequestRecordSchema, placeSchema } from '#api/store/stored/stored.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';

/** A request as the owner gets it: `presentContactRequest`. */
export const contactRequestResponseSchema = z
  .extend(contactRequestRecordSchema, { revision: revisionField, place: z.optional(placeSchema) })
  .register(z.globalRegistry, {
    id: 'ContactRequest',
    description: '`place` is that of the ZIP code in the address. `note` is the owner’s.',
  }) satisfies Whole<ContactRequest>;
