import * as z from 'zod/mini';
import { optionalLine } from '#domain/validation/fields.ts';
import { attributionLimits } from './attribution-limits.ts';
import { partnerSlugPattern } from './partner-slug.ts';

/** A partner's slug, as used in URLs and attributes: lower-case letters, digits, single hyphens. */
export const partnerSlugSchema = z
  .string()
  .check(
    z.maxLength(attributionLimits.partner),
    z.regex(partnerSlugPattern, 'Partner must be a slug'),
  );

/** Parses an invalid value as undefined: a malformed URL must never cost the business a lead. */
const lenient = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(z.catch(z.optional(schema), undefined));

const utmValue = lenient(optionalLine(attributionLimits.utm));

/** The source of a lead. It never carries money, credit or rank (22 TAC §535.220(e)(3)). */
export const attributionSchema = z.object({
  partner: lenient(partnerSlugSchema),
  page: lenient(optionalLine(attributionLimits.page)),
  utm: lenient(
    z.object({
      source: utmValue,
      medium: utmValue,
      campaign: utmValue,
      term: utmValue,
      content: utmValue,
    }),
  ),
});

/** The field of lead payloads. It accepts every input and never reports an issue. */
export const leadAttributionField = lenient(attributionSchema);

export type Attribution = z.output<typeof attributionSchema>;
