import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { propertyTypes } from './property-types.ts';
import type { QuoteInput } from './quote.schema.ts';
import { calculateQuote } from './quote.ts';
import { validateQuoteInput } from './quote-input.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

const homes: fc.Arbitrary<QuoteInput> = fc.record(
  {
    propertyType: fc.constantFrom(...propertyTypes.map((type) => type.value)),
    squareFootage: fc.oneof(
      fc.integer({ min: 500, max: 50_000 }),
      fc.integer({ min: 1900, max: 5000 }),
    ),
    yearBuilt: fc.integer({ min: 1800, max: 2030 }),
    hasPool: fc.boolean(),
    detachedStructures: fc.integer({ min: 0, max: 4 }),
    rushService: fc.boolean(),
    hasBasement: fc.boolean(),
    stories: fc.integer({ min: 1, max: 4 }),
    hasAttic: fc.boolean(),
    inspectionDate: day,
  },
  {
    requiredKeys: [
      'propertyType',
      'squareFootage',
      'hasPool',
      'detachedStructures',
      'rushService',
      'hasBasement',
      'stories',
      'hasAttic',
    ],
  },
);

it('has lines that add up to the total, for every home', () => {
  fc.assert(
    fc.property(homes, day, (home, today) => {
      const quote = calculateQuote(home, today);
      const sum = quote.breakdown.reduce((total, line) => total + line.amount, 0);
      expect(sum).toBe(quote.totalPrice);
      expect(quote.totalPrice).toBe(
        quote.basePrice +
          quote.poolAddOn +
          quote.structuresAddOn +
          quote.rushAddOn +
          quote.basementAddOn +
          quote.ageAddOn +
          quote.complexityAddOn -
          quote.scheduleDiscount,
      );
    }),
  );
});

it('names amounts in whole dollars, none negative and no line empty', () => {
  fc.assert(
    fc.property(homes, day, (home, today) => {
      const { breakdown, estimatedDuration, recommendedServices, ...amounts } = calculateQuote(
        home,
        today,
      );
      for (const amount of Object.values(amounts)) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      for (const line of breakdown) {
        expect(Number.isInteger(line.amount) && line.amount !== 0).toBe(true);
        expect(line.label).not.toBe('');
      }
      expect(amounts.totalPrice).toBeGreaterThanOrEqual(300);
      expect(estimatedDuration).toMatch(/^[2-6](\.5)?-[2-6](\.5)? hours$/);
      expect(new Set(recommendedServices).size).toBe(recommendedServices.length);
    }),
  );
});

it('never costs less for more area', () => {
  const area = fc.integer({ min: 500, max: 50_000 });
  fc.assert(
    fc.property(homes, area, area, day, (home, one, other, today) => {
      const priceOf = (squareFootage: number) =>
        calculateQuote({ ...home, squareFootage }, today).totalPrice;
      expect(priceOf(Math.min(one, other))).toBeLessThanOrEqual(priceOf(Math.max(one, other)));
    }),
  );
});

/** Input as visitors and programs may send it: mostly nonsense, often near a valid value. */
const answer = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: 60_000 }).map(String),
  fc.double(),
);

it('gives a price or the fields to correct, never neither, for any answers', () => {
  fc.assert(
    fc.property(answer, answer, day, (squareFootage, yearBuilt, today) => {
      const input = { propertyType: 'condo', squareFootage, yearBuilt };
      const checked = validateQuoteInput(input, today);
      if (!checked.ok) {
        const paths = checked.errors.map((error) => error.path);
        expect(paths.length).toBeGreaterThan(0);
        expect(['squareFootage', 'yearBuilt']).toEqual(expect.arrayContaining(paths));
        return;
      }
      expect(Number.isInteger(checked.value.squareFootage)).toBe(true);
      expect(calculateQuote(checked.value, today).totalPrice).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
