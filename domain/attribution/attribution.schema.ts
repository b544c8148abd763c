import * as z from 'zod/mini';

/** A partner's public name in an address or attribute: lower case letters, digits, single hyphens. */
export const partnerSlugSchema = z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Partner must be a slug'));

/** Where a lead came from. It never carries money, credit or rank (22 TAC §535.220(e)(3)). */
export const attributionSchema = z.object({
  partner: z.optional(partnerSlugSchema),
  page: z.optional(z.string().check(z.maxLength(2000))),
  utm: z.optional(
    z.record(
      z.enum(['source', 'medium', 'campaign', 'term', 'content']),
      z.string().check(z.maxLength(200)),
    ),
  ),
});

export type Attribution = z.output<typeof attributionSchema>;
