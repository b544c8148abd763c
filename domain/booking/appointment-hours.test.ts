import { expect, test } from 'vitest';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { appointmentHours } from './appointment-hours.ts';

const home: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2000,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

test.each([
  [2000, 3],
  [3000, 3.5],
  [9000, 6],
])('of a home of %i sq ft with a quote are %d', (squareFootage, hours) => {
  const input = { ...home, squareFootage };
  const quote = { input, result: calculateQuote(input, '2026-11-25') };
  expect(appointmentHours({ quote })).toBe(hours);
});

test('are three without a quote', () => {
  expect(appointmentHours({})).toBe(3);
});
