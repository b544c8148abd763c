import * as z from 'zod/mini';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';
import { contactKeyOf } from './contact-key.ts';

/** Bounds of the owner's retention setting, in months. */
const retentionLimits = { min: 1, max: 120 } as const;

const { min, max } = retentionLimits;
const MONTHS_MESSAGE = `A whole number of months from ${min} to ${max}, or none`;

/** The body of `PUT /api/privacy/retention`. With null, nothing is erased automatically. */
export const retentionBodySchema = z.object({
  revision: revisionField,
  months: z.nullable(z.int(MONTHS_MESSAGE).check(z.minimum(min), z.maximum(max))),
});

const PERSON_MESSAGE = 'Enter a full email address or phone number';

/** The body of calls about one person: an email address or a telephone number. */
export const personSchema = z.object({
  person: requiredLine(254, PERSON_MESSAGE).check(
    z.refine((text) => contactKeyOf(text) !== undefined, PERSON_MESSAGE),
  ),
});

/** The body of `POST /api/privacy/erase`. `reviews` are ids, because a review has no contact. */
export const erasureSchema = z.extend(personSchema, {
  reviews: z._default(z.array(requiredLine(100, 'Say which one')).check(z.maxLength(1000)), []),
});
