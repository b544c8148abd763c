import { describe, expect, it } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { propertyTypes } from './property-types.ts';
import { estimateQuote } from './quote-estimate.ts';
import { quoteInputFromForm } from './quote-input.ts';

const today = '2026-11-02';

/** Texts as the form reports them. */
const estimate = (texts: Readonly<Record<string, string>>) =>
  estimateQuote(
    quoteInputFromForm({ get: (name) => texts[name] ?? null }),
    today,
    defaultPriceList,
  );

describe('the estimate of a form that is being filled in', () => {
  it.each([
    [
      { propertyType: 'residential', squareFootage: '2,800' },
      { price: 400, hours: '3-3.5 h' },
    ],
    [
      { propertyType: 'condo', squareFootage: '4600' },
      { price: 625, hours: '2-3 h' },
    ],
    [
      { propertyType: 'warranty', squareFootage: '2000', hasPool: 'on', stories: '3' },
      { price: 425, hours: '3-4 h' },
    ],
    [
      { propertyType: 'residential', squareFootage: '2000', inspectionDate: '2026-11-09' },
      { price: 332, hours: '2-3 h' },
    ],
  ])('is the price of the quote: %j', (texts, expected) => {
    expect(estimate(texts)).toEqual(expected);
  });

  it('has a price, and no hours, before the property type is chosen', () => {
    expect(estimate({ squareFootage: '2800' })).toEqual({ price: 400, hours: undefined });
  });

  it.each(propertyTypes)('has the same price for a %s', (propertyType) => {
    expect(estimate({ squareFootage: '4600', propertyType })).toMatchObject({ price: 625 });
  });

  it.each([
    {},
    { propertyType: 'residential' },
    { propertyType: 'residential', squareFootage: '28' },
    { propertyType: 'residential', squareFootage: '2800', yearBuilt: '19' },
    { propertyType: 'residential', squareFootage: '2800', inspectionDate: '2026-11-01' },
    { propertyType: 'castle', squareFootage: '2800' },
    { squareFootage: '99999' },
  ])('is missing for %j', (texts) => {
    expect(estimate(texts)).toBeUndefined();
  });
});
