import { describe, expect, it, test } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { samplePriceList } from '#domain/pricing/testing/sample-price-list.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { QuoteInput } from './quote.schema.ts';
import { calculateQuote } from './quote.ts';
import { plainHome } from './testing/plain-home.ts';

const today = '2026-11-21';

const quoteFor = (changes: Partial<QuoteInput>, on = today) =>
  calculateQuote({ ...plainHome, ...changes }, on, defaultPriceList);

describe('base price and duration', () => {
  test.each([
    [2000, 350, '2-3 hours'],
    [2001, 375, '2.5-3 hours'],
    [2500, 375, '2.5-3 hours'],
    [2501, 400, '3-3.5 hours'],
    [3000, 400, '3-3.5 hours'],
    [3001, 450, '3.5-4 hours'],
    [3500, 450, '3.5-4 hours'],
    [3501, 500, '4-4.5 hours'],
    [4000, 500, '4-4.5 hours'],
    [4001, 550, '4.5-5 hours'],
    [4500, 550, '4.5-5 hours'],
    [4501, 625, '5-6 hours'],
    [4600, 625, '5-6 hours'],
    [4601, 650, '5-6 hours'],
    [50_000, 11_975, '5-6 hours'],
  ])('%i sq ft cost $%i and take %s', (squareFootage, price, duration) => {
    const quote = quoteFor({ squareFootage });
    expect(quote.basePrice).toBe(price);
    expect(quote.totalPrice).toBe(price);
    expect(quote.estimatedDuration).toBe(duration);
  });

  test.each([
    ['warranty', 3000, '3-4 hours'],
    ['warranty', 3001, '4-5 hours'],
    ['condo', 4600, '2-3 hours'],
    ['townhome', 4600, '2.5-3.5 hours'],
  ] as const)(
    'a %s of %i sq ft takes %s, at the price of its size',
    (propertyType, squareFootage, duration) => {
      const quote = quoteFor({ propertyType, squareFootage });
      expect(quote.estimatedDuration).toBe(duration);
      expect(quote.basePrice).toBe(quoteFor({ squareFootage }).basePrice);
    },
  );
});

describe('age add-on', () => {
  test.each([
    [0, 0],
    [20, 0],
    [21, 25],
    [30, 25],
    [31, 50],
    [50, 50],
    [51, 75],
  ])('a home of %i years pays $%i more', (age, addOn) => {
    expect(quoteFor({ yearBuilt: 2026 - age }).ageAddOn).toBe(addOn);
  });

  it('is nothing when the year is blank or still to come', () => {
    expect(quoteFor({}).ageAddOn).toBe(0);
    expect(quoteFor({ yearBuilt: 2030 }).ageAddOn).toBe(0);
    // A home built more than 20 years in the future is not more than 20 years old.
    expect(quoteFor({ yearBuilt: 2030 }, '2005-06-01').ageAddOn).toBe(0);
  });

  it('counts calendar years, so the same home grows older on January 1', () => {
    expect(quoteFor({ yearBuilt: 2006 }, '2026-12-31').ageAddOn).toBe(0);
    expect(quoteFor({ yearBuilt: 2006 }, '2027-01-01').ageAddOn).toBe(25);
  });
});

describe('other add-ons', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 50],
    [4, 100],
  ])('%i stories add $%i', (stories, addOn) => {
    expect(quoteFor({ stories }).complexityAddOn).toBe(addOn);
  });

  test.each([
    [0, 0],
    [1, 85],
    [4, 340],
  ])('%i detached structures add $%i', (detachedStructures, addOn) => {
    expect(quoteFor({ detachedStructures }).structuresAddOn).toBe(addOn);
  });

  it('adds $75 for a basement and $25 for a pool', () => {
    expect(quoteFor({ hasBasement: true })).toMatchObject({ basementAddOn: 75, totalPrice: 425 });
    expect(quoteFor({ hasPool: true })).toMatchObject({ poolAddOn: 25, totalPrice: 375 });
  });

  it('charges nothing for an attic', () => {
    expect(quoteFor({ hasAttic: false })).toEqual(quoteFor({ hasAttic: true }));
  });

  test.each([
    [2000, 105],
    [2001, 113], // 112.50 rounds up
    [2501, 120],
    [3001, 135],
    [4501, 188], // 187.50 rounds up
  ])(
    'rush at %i sq ft adds 30 percent of the base, $%i, whatever else is added',
    (squareFootage, addOn) => {
      expect(quoteFor({ squareFootage, rushService: true }).rushAddOn).toBe(addOn);
      expect(
        quoteFor({ squareFootage, rushService: true, hasBasement: true, stories: 4 }).rushAddOn,
      ).toBe(addOn);
    },
  );
});

describe('early-booking discount', () => {
  test.each([
    ['an ordinary week', '2026-11-21'],
    ['clocks going forward', '2026-03-05'],
    ['clocks going back', '2026-10-29'],
    ['the end of the year', '2026-12-28'],
    ['a leap day', '2028-02-25'],
  ])('starts 7 days ahead, not 6, across %s', (_, on) => {
    expect(quoteFor({ inspectionDate: addDays(on, 6) }, on).scheduleDiscount).toBe(0);
    expect(quoteFor({ inspectionDate: addDays(on, 7) }, on).scheduleDiscount).toBe(18);
  });

  test.each([
    [2000, 18], // 17.50 rounds up
    [2001, 19], // 18.75
    [2501, 20],
    [3001, 23], // 22.50 rounds up
    [4001, 28], // 27.50 rounds up
  ])('at %i sq ft takes 5 percent of the base off, $%i', (squareFootage, discount) => {
    const quote = quoteFor({ squareFootage, inspectionDate: '2026-12-21' });
    expect(quote.scheduleDiscount).toBe(discount);
    expect(quote.totalPrice).toBe(quote.basePrice - discount);
  });

  it('is zero without a date and for a past day', () => {
    expect(quoteFor({}).scheduleDiscount).toBe(0);
    expect(quoteFor({ inspectionDate: '2026-11-14' }).scheduleDiscount).toBe(0);
  });
});

describe('breakdown', () => {
  it('has one line for a home without extras', () => {
    expect(quoteFor({ squareFootage: 2400 }).breakdown).toEqual([
      { label: 'Base inspection (2,400 sq ft)', amount: 375 },
    ]);
  });

  it('labels every line that applies, the discount as a negative one', () => {
    const quote = quoteFor({
      squareFootage: 4601,
      yearBuilt: 1970,
      stories: 3,
      hasBasement: true,
      hasPool: true,
      detachedStructures: 2,
      rushService: true,
      inspectionDate: '2026-12-01',
    });
    expect(quote.breakdown).toEqual([
      { label: 'Base inspection (4,601 sq ft)', amount: 650 },
      { label: 'Age of home (56 years)', amount: 75 },
      { label: 'Stories above 2 (1)', amount: 50 },
      { label: 'Basement', amount: 75 },
      { label: 'Pool/spa', amount: 25 },
      { label: 'Detached structures (2 at $85)', amount: 170 },
      { label: 'Rush service (+30%)', amount: 195 },
      { label: 'Early booking discount (5%)', amount: -33 },
    ]);
    expect(quote.totalPrice).toBe(1207);
  });
});

describe('recommended services', () => {
  const foundation = 'Foundation evaluation';
  const panel = 'Electrical panel evaluation';
  const hvac = 'HVAC age and condition check';
  const largeHvac = 'Comprehensive HVAC evaluation for larger homes';

  test.each<[string, Partial<QuoteInput>, string[]]>([
    ['a plain home', {}, []],
    ['30 years', { yearBuilt: 1996 }, []],
    ['31 years', { yearBuilt: 1995 }, [hvac]],
    ['50 years', { yearBuilt: 1976 }, [hvac]],
    ['51 years', { yearBuilt: 1975 }, [foundation, panel, hvac]],
    ['a basement', { hasBasement: true }, ['Basement moisture assessment']],
    ['a pool', { hasPool: true }, ['Pool safety inspection']],
    [
      'a warranty inspection',
      { propertyType: 'warranty' },
      ['Warranty compliance documentation', 'Warranty component assessment'],
    ],
    ['4,000 sq ft', { squareFootage: 4000 }, []],
    ['4,001 sq ft', { squareFootage: 4001 }, [largeHvac]],
  ])('fit %s', (_, home, services) => {
    expect(quoteFor(home).recommendedServices).toEqual(services);
  });
});

describe('another price list', () => {
  const withSample = (changes: Partial<QuoteInput>) =>
    calculateQuote({ ...plainHome, ...changes }, today, samplePriceList);

  it('gives every line its price, the tax on their sum, and its revision', () => {
    const quote = withSample({
      squareFootage: 3451,
      yearBuilt: 1980,
      stories: 3,
      hasBasement: true,
      hasPool: true,
      detachedStructures: 2,
      rushService: true,
      inspectionDate: addDays(today, 14),
    });
    expect(quote.breakdown).toEqual([
      { label: 'Base inspection (3,451 sq ft)', amount: 690 }, // 610 + 2 started steps
      { label: 'Age of home (46 years)', amount: 80 },
      { label: 'Stories above 1 (2)', amount: 70 },
      { label: 'Basement', amount: 90 },
      { label: 'Pool/spa', amount: 60 },
      { label: 'Detached structures (2 at $110)', amount: 220 },
      { label: 'Rush service (+20%)', amount: 138 },
      { label: 'Early booking discount (10%)', amount: -69 },
      { label: 'Sales tax (8.25%)', amount: 106 }, // 105.52
    ]);
    expect(quote).toMatchObject({ totalPrice: 1385, salesTax: 106, priceRevision: 2 });
  });

  it('has its own sizes, durations and days ahead', () => {
    expect(withSample({ squareFootage: 1800 })).toMatchObject({ basePrice: 425 });
    expect(withSample({ squareFootage: 1801 })).toMatchObject({
      basePrice: 495,
      estimatedDuration: '2.5-3.5 hours',
    });
    expect(withSample({ propertyType: 'condo' }).estimatedDuration).toBe('1.5-2 hours');
    expect(withSample({ inspectionDate: addDays(today, 13) }).scheduleDiscount).toBe(0);
  });

  test.each([
    [5, 400, 20],
    [6.125, 400, 25], // 24.50 rounds up
    [8.8125, 400, 35], // 35.25
    [0.1, 400, 0],
  ])('%d percent sales tax on $%i are $%i', (salesTaxPercent, price, tax) => {
    const prices = {
      ...samplePriceList,
      salesTaxPercent,
      tiers: [{ upTo: 5000, price, hours: [2, 3] as [number, number] }],
    };
    const quote = calculateQuote(plainHome, today, prices);
    expect(quote.salesTax).toBe(tax);
    expect(quote.totalPrice).toBe(price + tax);
  });
});
