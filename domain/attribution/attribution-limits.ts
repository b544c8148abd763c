import { partnerSlugLength } from './partner-slug.ts';

/** Maximum lengths, in characters. Separate from the schema, so that widgets need no zod. */
export const attributionLimits = { partner: partnerSlugLength, page: 2000, utm: 200 } as const;
