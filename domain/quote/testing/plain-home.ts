import type { QuoteInput } from '../quote.schema.ts';

/** A house of 2,000 square feet on one story, with an attic and nothing else. */
export const plainHome: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2000,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};
