import { dollars } from '#domain/quote/dollars.ts';

/** What the pricing page asks for (spec §9 "Pricing page figures" and "FAQ prices"). */
export const chatFigures = {
  septic: dollars(200),
  wellWater: dollars(150),
  pierAndBeam: dollars(100),
  reInspection: '$150-$250',
  /** How long buyers usually have to inspect and to walk away. */
  contingency: '7-10 days',
  videoReady: '6:30 PM',
  /** What most visits take, in hours. */
  onSite: '2-4 hours',
} as const;
