import { videoReportsReady } from '#domain/business/published-figures.ts';
import {
  addOnPrices,
  beyondTiers,
  poolPrice,
  sizeTiers,
  standardPriceRange,
} from '#domain/pricing/published-prices.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';

/** A row of the price table; `price` in whole dollars (spec §3 "Price tier"). */
export interface PriceTier {
  range: string;
  /** A typical area for a home of that size, in sq ft, prefilled in the calculator. */
  area: number;
  price: number;
  note?: string;
}

/** `highlight` marks the free item (spec §3 "Extra service"). */
export interface ExtraService {
  service: string;
  price: string;
  highlight?: boolean;
}

/** The card of an inspection type (spec §3 "Plan card"). */
export interface PlanCard {
  title: string;
  subtitle: string;
  priceRange: string;
  priceSubtext: string;
  features: readonly string[];
  buttonText: string;
  popular: boolean;
}

export const pricingBadge = 'No Hidden Fees • Same Day Reports • TREC Licensed';

const largestArea = sizeTiers.at(-1)?.upTo ?? 0;
const largest = thousands(largestArea);

/** The price table, smallest home first. The quote calculator uses the same tiers. */
export const priceTiers: readonly PriceTier[] = [
  ...sizeTiers.map(({ upTo, price }, index) => {
    const before = sizeTiers[index - 1]?.upTo;
    const range = before
      ? `${thousands(before + 1)}-${thousands(upTo)}`
      : `Up to ${thousands(upTo)}`;
    return { range: `${range} sq ft`, area: upTo, price };
  }),
  {
    range: `Over ${largest} sq ft`,
    area: largestArea + beyondTiers.stepArea,
    price: beyondTiers.price,
    note: `plus ${dollars(beyondTiers.stepPrice)} per started ${beyondTiers.stepArea} sq ft over ${largest}`,
  },
];

export const standardPlan: PlanCard = {
  title: 'Standard Inspection',
  subtitle: 'From shingles to slab',
  priceRange: standardPriceRange.shown,
  priceSubtext: 'by square footage',
  features: [
    'Every system of the home',
    'Photos and video',
    `Video reports ready by ${videoReportsReady}`,
    'Same-day delivery',
    'Follow-up consultation',
  ],
  buttonText: 'Get Quote',
  popular: true,
};

export const extraServices: readonly ExtraService[] = [
  { service: 'Thermal imaging', price: 'FREE', highlight: true },
  { service: 'Swimming pool', price: dollars(poolPrice.quote) },
  { service: 'Pier and beam', price: dollars(addOnPrices.pierAndBeam) },
];
