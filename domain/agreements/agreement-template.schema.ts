import * as z from 'zod/mini';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { locales } from '#domain/locale/locale.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { requiredLine, requiredText } from '#domain/validation/fields.ts';
import { MAX_AGREEMENT_LENGTH } from './agreement-template.ts';

const TYPES = 'Choose from the types of inspection';

const fields = {
  name: requiredLine(80, 'An agreement needs a name'),
  locale: z.enum(locales, 'Choose English or Spanish'),
  /** Empty for all types. */
  inspectionTypes: z
    .array(
      z.enum(
        bookingTypes.map(({ value }) => value),
        TYPES,
      ),
      TYPES,
    )
    .check(
      z.maxLength(bookingTypes.length, TYPES),
      z.refine((types) => new Set(types).size === types.length, 'Choose each type once'),
    ),
  /** Markdown. */
  text: requiredText(MAX_AGREEMENT_LENGTH, 'An agreement needs its text'),
};

/** The body of `POST /api/agreement-templates`. */
export const agreementTemplateSchema = z.object({
  ...fields,
  /** Set when a deleted sample is added again. */
  sample: z.optional(z.literal(true)),
});

/** The body of `POST /api/agreement-templates/preview`. */
export const agreementPreviewSchema = z.object({ locale: fields.locale, text: fields.text });

/** The body of `PUT /api/agreement-templates/{id}`. */
export const agreementTemplateChangeSchema = z.object({ ...fields, revision: revisionField });
