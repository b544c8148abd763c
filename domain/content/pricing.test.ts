import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { pricesAtAGlance, samplePrices } from '#domain/pricing/sample-prices.ts';
import { samplePriceList } from '#domain/pricing/testing/sample-price-list.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { priceRanges } from './price-ranges.ts';
import { priceTiers as priceTiersOf, pricingBlock } from './pricing-block.ts';
import * as pricingPage from './pricing-page.ts';
import { defaultTexts } from './testing/default-texts.ts';

const { additionalServices, payment, pricingFactors } = defaultTexts(pricingPage);

const { prices } = defaultBusiness;
const priceTiers = priceTiersOf(prices);
const { badges, plan, extras } = textsOf(pricingBlock, defaultBusiness);

const home = { ...plainHome, squareFootage: 500 };

describe('the pricing block', () => {
  it('has the price table of the specification', () => {
    expect(priceTiers.map(({ range, price }) => [range, price])).toEqual([
      ['Up to 2,000 sq ft', 350],
      ['2,001-2,500 sq ft', 375],
      ['2,501-3,000 sq ft', 400],
      ['3,001-3,500 sq ft', 450],
      ['3,501-4,000 sq ft', 500],
      ['4,001-4,500 sq ft', 550],
      ['Over 4,500 sq ft', 600],
    ]);
    expect(priceTiers.at(-1)?.note).toBe('plus $25 per started 100 sq ft over 4,500');
    expect(priceTiers.slice(0, -1).every(({ note }) => note === undefined)).toBe(true);
  });

  it('has the base prices of the calculator', () => {
    for (const { range, price } of priceTiers.slice(0, -1)) {
      const largest = Number(range.match(/([\d,]+) sq ft/)?.[1]?.replace(',', ''));
      const quote = calculateQuote({ ...home, squareFootage: largest }, '2026-11-21', prices);
      expect([range, quote.basePrice]).toEqual([range, price]);
    }
  });

  it('has a price range that matches the table and the metadata', () => {
    expect(plan.priceRange).toBe('$350-$600');
    expect(plan.priceRange).toBe(`$${priceTiers[0]?.price}-$${prices.beyond.price}`);
    expect(defaultBusiness.words.fromPrice).toBe(`$${priceTiers[0]?.price}`);
  });

  it('has the badge, the button and the extras of the specification', () => {
    expect(badges.join(' • ')).toBe('No Hidden Fees • Same Day Reports • TREC Licensed');
    expect(plan.buttonText).toBe('Get Quote');
    expect(extras).toMatchObject([
      { service: 'Thermal imaging', price: 'FREE', highlight: true },
      { service: 'Swimming pool', price: '$25' },
      { service: 'Pier and beam', price: '$100' },
    ]);
  });
});

describe('the pricing page', () => {
  it('has the prices of the additional services', () => {
    expect(additionalServices.addOns.map(({ service, price }) => [service, price])).toEqual([
      ['Pool and spa', '+$100'],
      ['Detached structures', '+$75 each'],
      ['Well water testing', '+$150'],
      ['Septic inspection', '+$200'],
    ]);
    const [, , water, septic] = additionalServices.addOns;
    expect(water?.description).toMatch(/separate appointment/);
    expect(septic?.description).toMatch(/certified septic inspector/);
  });

  it('lists the age add-ons of the calculator', () => {
    const [, age] = pricingFactors.cards;
    expect(age?.text).toContain('$25 over 20, $50 over 30, $75 over 50');
  });

  it('has the standard radius', () => {
    expect(payment.radius).toContain('30 miles standard');
  });
});

test('the price ranges are those of the specification', () => {
  const { sizes, extras, features } = textsOf(priceRanges, defaultBusiness);
  expect(Object.values(sizes)).toEqual([
    'Under 2,000 sq ft',
    '2,000-3,500 sq ft',
    'Over 3,500 sq ft',
  ]);
  expect(pricesAtAGlance(prices)).toEqual(['$350-400', '$400-500', '$500-550']);
  expect(extras).toBe('Pool +$100, detached structures +$75 each');
  expect(features).toEqual(['Video reports ready by 6:30 PM', 'Same-day delivery']);
});

test('another list has its own table, samples and ranges', () => {
  expect(priceTiersOf(samplePriceList)).toEqual([
    { range: 'Up to 1,800 sq ft', area: 1800, price: 425 },
    { range: '1,801-3,200 sq ft', area: 3200, price: 495 },
    {
      range: 'Over 3,200 sq ft',
      area: 3450,
      price: 610,
      note: 'plus $40 per started 250 sq ft over 3,200',
    },
  ]);
  expect(samplePrices(samplePriceList).map(({ price }) => price)).toEqual([425, 495, 770]);
  expect(pricesAtAGlance(samplePriceList)).toEqual(['$425-$495', '$495-$690', 'From $690']);
});

test('the table is also in Spanish', () => {
  expect(priceTiersOf(samplePriceList, 'es').map(({ range }) => range)).toEqual([
    'Hasta 1,800 pies²',
    '1,801-3,200 pies²',
    'Más de 3,200 pies²',
  ]);
  expect(priceTiersOf(samplePriceList, 'es').at(-1)?.note).toBe(
    'más $40 por cada 250 pies cuadrados o fracción por encima de 3,200',
  );
  expect(pricesAtAGlance(samplePriceList, 'es').at(-1)).toBe('Desde $690');
});
