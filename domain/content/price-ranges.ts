import { videoReportsReady } from '#domain/business/published-figures.ts';
import {
  detachedStructurePrice,
  poolPrice,
  roundedPrices,
} from '#domain/pricing/published-prices.ts';
import { dollars } from '#domain/quote/dollars.ts';

const { under2000, from2000to3500, over3500 } = roundedPrices.ranges;

/** Rounded price ranges for the services page (spec §9). */
export const priceRanges = {
  title: 'Prices at a glance',
  text: 'Rounded, for a first idea.',
  ranges: [
    { size: 'Under 2,000 sq ft', price: under2000 },
    { size: '2,000-3,500 sq ft', price: from2000to3500 },
    { size: 'Over 3,500 sq ft', price: over3500 },
  ],
  extras: `Pool +${dollars(poolPrice.pricingPage)}, detached structures +${dollars(detachedStructurePrice.pricingPage)} each`,
  features: [`Video reports ready by ${videoReportsReady}`, 'Same-day delivery'],
} as const;
