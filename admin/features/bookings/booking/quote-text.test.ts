import { describe, expect, it } from 'vitest';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { homeFacts } from './quote-text.ts';

const plain: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2400,
  yearBuilt: undefined,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
  inspectionDate: undefined,
};

describe('homeFacts', () => {
  it('leaves out what is unknown or absent', () => {
    expect(homeFacts(plain)).toBe('Residential · 2,400 sq ft · 1 story');
  });

  it('names everything that changes the price', () => {
    const home: QuoteInput = {
      ...plain,
      propertyType: 'warranty',
      yearBuilt: 1978,
      stories: 3,
      hasBasement: true,
      hasPool: true,
      detachedStructures: 2,
      rushService: true,
    };
    expect(homeFacts(home)).toBe(
      'Home Warranty · 2,400 sq ft · built 1978 · 3 stories · basement · pool · 2 detached structures · rush',
    );
  });
});
