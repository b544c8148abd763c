import * as z from 'zod/mini';
import { attributionLimits } from './attribution.ts';
import { partnerSlugPattern } from './partner-slug.ts';

/** A partner's public name in an address or attribute: lower case letters, digits, single hyphens. */
export const partnerSlugSchema = z
  .string()
  .check(
    z.maxLength(attributionLimits.partner),
    z.regex(partnerSlugPattern, 'Partner must be a slug'),
  );

/** Whatever is wrong with it is left out: an odd address must never cost the business a lead. */
const lenient = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(z.catch(z.optional(schema), undefined));

const utmValue = lenient(z.string().check(z.maxLength(attributionLimits.utm)));

/** Where a lead came from. It never carries money, credit or rank (22 TAC §535.220(e)(3)). */
export const attributionSchema = z.object({
  partner: lenient(partnerSlugSchema),
  page: lenient(z.string().check(z.maxLength(attributionLimits.page))),
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

/** For the payloads of leads: never an issue, whatever arrives. */
export const leadAttributionField = lenient(attributionSchema);

export type Attribution = z.output<typeof attributionSchema>;
