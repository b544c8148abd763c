import { describe, expect, test } from 'vitest';
import { quoteToSearch } from '#client/attributed-search.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
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
    for (const handed of [
      { input: quote },
      { input: quote, optionEnds: '2026-12-01' },
      { input: quote, test: true as const },
    ]) {
      const { input, ...option } = handed;
      const read = quoteFromSearch(quoteToSearch(handed, 'jane-doe-realty', ''));
      expect(read).toEqual({ quote: input, ...option });
    }
  });

  test('may be written by hand, by the names of the fields', () => {
    const search = '?propertyType=condo&squareFootage=1,500&hasPool=on&detachedStructures=2';
    expect(quoteFromSearch(search).quote).toEqual(quote);
    expect(quoteFromSearch('?propertyType=castle&squareFootage=1500').quote).toBeUndefined();
  });

  test.each([
    ['is missing', '?partner=jane'],
    ['is cut off', '?quote=%7B%22propertyType%22%3A%22con'],
    ['is out of bounds', quoteToSearch({ input: { ...quote, squareFootage: 499 } }, undefined, '')],
    ['is no quote', '?quote=42'],
    ['is empty', '?quote='],
  ])('is none when it %s', (_what, search) => {
    expect(quoteFromSearch(search).quote).toBeUndefined();
  });
});

test.each([
  ['?option-ends=2026-12-01', '2026-12-01'],
  ['?option-ends=2026-02-30', undefined],
  ['?option-ends=', undefined],
  ['?quote=42', undefined],
])('the end of the option period in the address %s is %s', (search, optionEnds) => {
  expect(quoteFromSearch(search).optionEnds).toBe(optionEnds);
});
