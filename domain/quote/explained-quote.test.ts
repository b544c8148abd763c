import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { coverage } from '#domain/content/inspection-coverage.ts';
import { explainedQuoteSchema, explainQuote } from './explained-quote.ts';
import { quoteInputSchema } from './quote.schema.ts';
import { calculateQuote } from './quote.ts';

const today = '2026-11-25';
const home = { propertyType: 'residential', squareFootage: 2400 } as const;
const explained = (given: object) =>
  explainQuote(quoteInputSchema.parse(given), given, today, defaultBusiness);

it('has the price and the advice of the calculator, and passes its schema', () => {
  const withPool = { ...home, hasPool: true };
  const { totalPrice, breakdown, estimatedDuration, recommendedServices } = calculateQuote(
    quoteInputSchema.parse(withPool),
    today,
    defaultBusiness.prices,
  );
  expect(recommendedServices).not.toEqual([]);
  const quote = explained(withPool);
  expect(quote).toMatchObject({ totalPrice, breakdown, estimatedDuration, recommendedServices });
  expect(explainedQuoteSchema.parse(quote)).toEqual(quote);
});

it('names each answer that was not given, with what it would add', () => {
  expect(explained(home).assumed).toEqual([
    'The year built is unknown: nothing is added for age (+$25 over 20, +$50 over 30, +$75 over 50 years)',
    'At most 2 stories',
    'No pool or spa (+$25)',
    'No basement (+$75)',
    'No detached structures',
    'No rush service (+30% of the base price)',
    'No day yet (5% off the base from 7 days ahead)',
  ]);
});

it('assumes nothing where everything was said, also "no"', () => {
  const all = {
    ...home,
    yearBuilt: 1990,
    stories: 2,
    hasPool: false,
    hasBasement: false,
    detachedStructures: 0,
    rushService: false,
    inspectionDate: '2026-12-01',
  };
  expect(explained(all).assumed).toEqual([]);
  expect(explained({ ...all, yearBuilt: undefined }).assumed).toHaveLength(1);
});

it('says what is included, by the standards of a state that has them', () => {
  const { included, licence } = explained(home);
  const [inspection, ...others] = included;
  const parts = textsOf(coverage, defaultBusiness).map(({ title }) => title);
  expect(inspection).toBe(
    `An inspection to ${defaultBusiness.words.standards}: ${parts.join(', ')}`,
  );
  expect(others).toEqual(['A written report within 24 hours', 'Up to 2 stories and the attic']);
  expect(licence).toBe(defaultBusiness.license?.label);
});

it('names no license where the state has none', () => {
  const { included, licence } = explainQuote(
    quoteInputSchema.parse(home),
    home,
    today,
    sampleBusiness,
  );
  expect(included[0]).toMatch(
    /^An inspection to the standards of practice of our profession: \S.*, \S/,
  );
  expect(included[1]).toBe('A written report within 48 hours');
  expect(licence).toBeNull();
});
