import { describe, expect, test } from 'vitest';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { quoteToSearch } from '#widgets/core/attributed-search.ts';
import { quoteFromSearch } from './quote-from-search.ts';

const quote: QuoteInput = {
  propertyType: 'condo',
  squareFootage: 1500,
  hasPool: true,
  detachedStructures: 2,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

describe('a quote in the address of the booking page', () => {
  test('comes out as it went in', () => {
    expect(quoteFromSearch(quoteToSearch(quote, 'jane-doe-realty', ''))).toEqual(quote);
  });

  test.each([
    ['is missing', '?partner=jane'],
    ['is cut off', '?quote=%7B%22propertyType%22%3A%22con'],
    ['is out of bounds', quoteToSearch({ ...quote, squareFootage: 499 }, undefined, '')],
    ['is no quote', '?quote=42'],
    ['is empty', '?quote='],
  ])('is none when it %s', (_what, search) => {
    expect(quoteFromSearch(search)).toBeUndefined();
  });
});
