import { rating, reviewCount, yearsOfExperience } from '#domain/business/published-figures.ts';
import { standardPriceRange } from '#domain/pricing/published-prices.ts';

/** The claims of the structured data for search engines (spec §9). */
export const structuredDataClaims = {
  priceRange: standardPriceRange.structuredData,
  rating: rating.structuredData,
  reviewCount: reviewCount.reviews,
  properties: [
    { name: 'Experience', value: `${yearsOfExperience.structuredData} years` },
    { name: 'Satisfaction', value: '98%' },
    { name: 'Average saved', value: '$3,200' },
  ],
} as const;
