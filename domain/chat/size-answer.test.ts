import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { answerTo } from './answer.ts';

const { min, max } = quoteBounds.squareFootage;

test.each([
  [min, '$350', '2-3 hours'],
  [2000, '$350', '2-3 hours'],
  [2001, '$375', '2.5-3 hours'],
  [2501, '$400', '3-3.5 hours'],
  [4500, '$550', '4.5-5 hours'],
  [4501, '$600 plus $25 for each started 100 sq ft', '5-6 hours'],
  [max, '$600 plus $25 for each started 100 sq ft', '5-6 hours'],
])('%i sq ft are answered with the price of their class, %s, and %s', (area, price, hours) => {
  for (const message of [
    `how much for ${area} sq ft?`,
    `${area.toLocaleString('en-US')} square feet`,
  ]) {
    const { intent, text } = answerTo(message, defaultBusiness);
    expect(intent).toBe('size');
    expect(text).toContain(price);
    expect(text).toContain(hours);
  }
});

it('agrees with the calculator on price and duration', () => {
  for (const squareFootage of [900, 2000, 2001, 2700, 3300, 3501, 4500]) {
    const home = {
      propertyType: 'residential',
      squareFootage,
      stories: 1,
      detachedStructures: 0,
    } as const;
    const flags = { hasPool: false, rushService: false, hasBasement: false, hasAttic: true };
    const quote = calculateQuote({ ...home, ...flags }, '2026-11-21', defaultBusiness.prices);
    const { text } = answerTo(`${squareFootage} sqft`, defaultBusiness);
    expect(text).toContain(`$${quote.totalPrice} `);
    expect(text).toContain(quote.estimatedDuration);
  }
});

describe('a number', () => {
  test.each([
    ['how much for 2700', 'size'],
    ['2700', 'size'],
    ['2700sf', 'size'],
    ['how much, it is from 1985', 'price'],
    ['how much for 120 sq ft', 'price'],
    ['how much for 60000 sq ft', 'price'],
    ['call me at 972 555 0148 about the price', 'person'],
    ['I pay 3000 for rent in Plano', 'payment'],
  ])('in %j is answered as %s', (message, intent) => {
    expect(answerTo(message, defaultBusiness).intent).toBe(intent);
  });
});
