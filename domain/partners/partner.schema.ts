import * as z from 'zod/mini';
import { partnerSlugLength, partnerSlugPattern } from '#domain/attribution/partner-slug.ts';
import { revisionField, type Versioned } from '#domain/edits/versioned.schema.ts';
import { blankAsMissing, requiredText } from '#domain/validation/fields.ts';

const SLUG_MESSAGE = 'A partner needs a slug';
const SITE_MESSAGE = 'Please enter an address that begins with https://';

const siteField = z
  .string(SITE_MESSAGE)
  .check(
    z.trim(),
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: SITE_MESSAGE, abort: true }),
    z.maxLength(500, 'At most 500 characters'),
  );

/**
 * A partner as the owner enters it. There is no field for money, and there must not be one:
 * nothing is given or taken for a referral (22 TAC §535.220(e)(3)).
 */
export const partnerSchema = z.strictObject({
  name: requiredText(120, 'A partner needs a name'),
  slug: z
    .string(SLUG_MESSAGE)
    .check(
      z.trim(),
      z.minLength(1, { error: SLUG_MESSAGE, abort: true }),
      z.maxLength(partnerSlugLength, `At most ${partnerSlugLength} characters`),
      z.regex(partnerSlugPattern, 'Use lower case letters, digits and single hyphens'),
    ),
  site: blankAsMissing(siteField),
});

export const partnerChangeSchema = z.extend(partnerSchema, { revision: revisionField });

/** A real-estate agent, or a firm of them, who shows the widgets. */
export interface KeptPartner extends z.output<typeof partnerSchema>, Versioned {}

/** A partner with what came by it so far, as the owner's calls give it. */
export interface PartnerWithLeads extends KeptPartner {
  requests: number;
  bookings: number;
}

/** Leads that name a partner whom nobody has entered. */
export interface UnknownPartner {
  slug: string;
  requests: number;
  bookings: number;
}

/** The answer of `GET /api/partners/unknown`. */
export interface UnknownPartners {
  /** Those with most leads first, as many as are worth showing. */
  data: UnknownPartner[];
  total: number;
}
