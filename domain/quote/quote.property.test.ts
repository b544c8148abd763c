import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { type Hours, type PriceList, priceListSchema } from '#domain/business/price-list.schema.ts';
import { isConsistent, priceListWarnings } from '#domain/business/price-list-rules.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { validate } from '#domain/validation/validate.ts';
import { propertyTypes } from './property-types.ts';
import type { QuoteInput } from './quote.schema.ts';
import { calculateQuote } from './quote.ts';
import { validateQuoteInput } from './quote-input.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

const homes: fc.Arbitrary<QuoteInput> = fc.record(
  {
    propertyType: fc.constantFrom(...propertyTypes),
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
      const quote = calculateQuote(home, today, defaultPriceList);
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
          quote.scheduleDiscount +
          quote.salesTax,
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
        defaultPriceList,
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
        calculateQuote({ ...home, squareFootage }, today, defaultPriceList).totalPrice;
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
      expect(calculateQuote(checked.value, today, defaultPriceList).totalPrice).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

const amount = fc.integer({ min: 0, max: 2000 });
const hours = fc.constant<[number, number]>([2, 3]);
const percent = fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000);

/** Lists that the owner may publish. Where `isMonotone`, no larger home costs less. */
const priceLists = (isMonotone: boolean): fc.Arbitrary<PriceList> =>
  fc
    .record({
      areas: fc.uniqueArray(fc.integer({ min: 500, max: 20_000 }), { minLength: 1, maxLength: 6 }),
      amounts: fc.array(amount, { minLength: 7, maxLength: 7 }),
      beyond: fc.record({ stepArea: fc.integer({ min: 1, max: 2000 }), stepPrice: amount, hours }),
      addOns: fc.record({
        pool: amount,
        basement: amount,
        extraStory: amount,
        detachedStructure: amount,
        ages: fc.array(fc.record({ overYears: fc.integer({ min: 1, max: 99 }), price: amount })),
      }),
      includedStories: fc.integer({ min: 1, max: 4 }),
      rush: fc.record({ percent: percent }),
      earlyBooking: fc.record({
        percent: fc.integer({ min: 0, max: 100 }),
        daysAhead: fc.integer({ min: 1, max: 365 }),
      }),
      salesTaxPercent: percent,
    })
    .map(({ areas, amounts, beyond, ...list }) => {
      const prices = isMonotone ? amounts.toSorted((one, other) => one - other) : amounts;
      return {
        ...defaultPriceList,
        ...list,
        addOns: {
          ...list.addOns,
          ages: [...new Map(list.addOns.ages.map((row) => [row.overYears, row])).values()].sort(
            (one, other) => other.overYears - one.overYears,
          ),
        },
        tiers: areas
          .toSorted((one, other) => one - other)
          .map((upTo, index) => ({ upTo, price: prices[index] ?? 0, hours: [2, 3] as Hours })),
        beyond: { ...beyond, price: prices.at(-1) ?? 0 },
      };
    });

it('has lines that add up, in whole dollars and never below zero, by any list', () => {
  fc.assert(
    fc.property(homes, day, priceLists(false), (home, today, prices) => {
      expect(validate(priceListSchema.check(isConsistent), prices).ok).toBe(true);
      const { breakdown, totalPrice } = calculateQuote(home, today, prices);
      expect(breakdown.reduce((total, line) => total + line.amount, 0)).toBe(totalPrice);
      expect(breakdown.every((line) => Number.isSafeInteger(line.amount))).toBe(true);
      expect(totalPrice).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('never costs less for more area, where the list does not', () => {
  const area = fc.integer({ min: 500, max: 50_000 });
  fc.assert(
    fc.property(homes, area, area, day, priceLists(true), (home, one, other, today, prices) => {
      expect(priceListWarnings(prices, prices, prices.validFrom)).toEqual([]);
      const priceOf = (squareFootage: number) =>
        calculateQuote({ ...home, squareFootage }, today, prices).totalPrice;
      expect(priceOf(Math.min(one, other))).toBeLessThanOrEqual(priceOf(Math.max(one, other)));
    }),
  );
});
