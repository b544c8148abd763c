import { describe, expect, it, test } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import {
  addOnNotes,
  detachedStructureOptions,
  propertyTypeOptions,
  sizeChoices,
} from './quote-options.ts';

const { overrides: _, ...ownList } = defaultPriceList;

const upTo = (...areas: number[]): PriceList => ({
  ...ownList,
  tiers: areas.map((area) => ({ upTo: area, price: area / 10, hours: [2, 3] })),
});

describe('the sizes that can be chosen instead of typed', () => {
  test.each([
    ['the first tier above 3,000', upTo(2000, 3000, 3600, 4000), 3600],
    ['3,500 where no tier is above 3,000', upTo(2000, 3000), 3500],
  ])('end with %s', (_name, prices, last) => {
    expect(sizeChoices(prices)).toEqual([
      { label: '1,500', area: 1500 },
      { label: '2,000', area: 2000 },
      { label: '2,500', area: 2500 },
      { label: '3,000+', area: last },
    ]);
  });
});

test('property types are named in the visitor’s language', () => {
  expect(propertyTypeOptions({ locale: 'en' })).toEqual([
    { value: 'residential', label: 'Residential' },
    { value: 'condo', label: 'Condo' },
    { value: 'townhome', label: 'Townhome' },
    { value: 'warranty', label: 'Home Warranty' },
  ]);
  expect(propertyTypeOptions({ locale: 'es' })[0]).toEqual({ value: 'residential', label: 'Casa' });
});

test('what costs nothing is not priced', () => {
  const free: PriceList = {
    ...ownList,
    addOns: { ...ownList.addOns, pool: 0, basement: 0, detachedStructure: 0, ages: [] },
    rush: { ...ownList.rush, percent: 0 },
    earlyBooking: { ...ownList.earlyBooking, percent: 0 },
  };
  expect(addOnNotes({ prices: free, locale: 'en' })).toEqual({
    hasPool: '',
    hasBasement: '',
    rushService: '',
    yearBuilt: '',
    inspectionDate: '',
  });
  expect(
    detachedStructureOptions({ prices: free, locale: 'en' }).map(({ label }) => label),
  ).toEqual(['None', '1 structure', '2 structures', '3 structures', '4 structures']);
});

it('prices structures by the list where it has no other reading for the dropdown', () => {
  const prices = { ...ownList, addOns: { ...ownList.addOns, detachedStructure: 40 } };
  expect(detachedStructureOptions({ prices, locale: 'en' })[1]).toEqual({
    value: 1,
    label: '1 structure (+$40 each)',
  });
});
