import { dollars } from '#domain/quote/dollars.ts';

/** The FAQ's own readings (spec §9 "FAQ prices"); other blocks name others, and both stand. */
export const faqTerms = {
  pool: dollars(100),
  detachedStructure: '$50-$100',
  septic: dollars(200),
  wellWater: dollars(150),
  reInspection: '$150-$250',
  onSite: '2-4 hours',
  /** How long buyers in Texas usually have to inspect and to walk away. */
  contingency: '7-10 days',
} as const;
