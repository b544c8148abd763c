import { expect, test } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { plainHome as home } from '#domain/quote/testing/plain-home.ts';
import { bookingTypes } from '../booking-types.ts';
import { appointmentMinutes, defaultLengths } from './appointment-length.ts';

test.each([
  [{ squareFootage: 1500 }, 180],
  [{ squareFootage: 2000 }, 180],
  [{ squareFootage: 3000 }, 210],
  [{ squareFootage: 9000 }, 360],
  [{ propertyType: 'warranty' as const, squareFootage: 3001 }, 300],
  [{ propertyType: 'townhome' as const, squareFootage: 5000 }, 210],
])(
  'a home with a quote takes the upper end of its duration: %j, %i minutes',
  (changes, minutes) => {
    const input = { ...home, ...changes };
    const quote = { input, result: calculateQuote(input, '2026-11-25', defaultPriceList) };
    expect(appointmentMinutes({ quote, inspectionType: 'warranty' }, defaultLengths)).toBe(minutes);
  },
);

test.each([
  [undefined, 180],
  ['buyer', 180],
  ['seller', 180],
  ['warranty', 240],
  ['maintenance', 120],
] as const)('without a quote, the type %s takes %i minutes', (inspectionType, minutes) => {
  expect(appointmentMinutes({ inspectionType }, defaultLengths)).toBe(minutes);
});

test('the owner can set the length of each type', () => {
  for (const { value } of bookingTypes) {
    expect(appointmentMinutes({ inspectionType: value }, { ...defaultLengths, [value]: 95 })).toBe(
      95,
    );
  }
});
