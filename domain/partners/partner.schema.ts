import * as z from 'zod/mini';
import { partnerSlugLength, partnerSlugPattern } from '#domain/attribution/partner-slug.ts';
import { revisionField, type Versioned } from '#domain/records/versioned.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing, emailField, requiredLine } from '#domain/validation/fields.ts';

const SLUG_MESSAGE = 'A partner needs a slug';
const SITE_MESSAGE = 'Please enter an address that begins with https://';

const siteField = requiredLine(500, SITE_MESSAGE).check(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: SITE_MESSAGE }),
);

/**
 * A partner as the owner enters it. There is no field for money, and there must not be one:
 * nothing is given or taken for a referral (22 TAC §535.220(e)(3)).
 */
export const partnerSchema = z.strictObject({
  name: requiredLine(120, 'A partner needs a name'),
  slug: requiredLine(partnerSlugLength, SLUG_MESSAGE).check(
    z.regex(partnerSlugPattern, 'Use lowercase letters, digits and single hyphens'),
  ),
  site: blankAsMissing(siteField),
  /** The agent's address: the agent's own page then links to the widgets' code. */
  email: blankAsMissing(emailField),
});

export const partnerChangeSchema = z.extend(partnerSchema, { revision: revisionField });

/** A stored partner: a real-estate agent or firm that embeds the widgets. */
export interface StoredPartner extends z.output<typeof partnerSchema>, Versioned {}

/** A partner with the number of its leads. */
export interface PartnerWithLeads extends StoredPartner {
  requests: number;
  bookings: number;
  /** The last day on which the partner tried a widget in test mode. */
  testedOn?: CalendarDate | undefined;
}

/** Leads with a partner slug that no stored partner has. */
export interface UnknownPartner {
  slug: string;
  requests: number;
  bookings: number;
}

/** The answer of `GET /api/partners/unknown`. */
export interface UnknownPartners {
  /** The slugs with the most leads, most first. */
  data: UnknownPartner[];
  total: number;
}
