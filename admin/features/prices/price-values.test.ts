import { expect, it } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { priceListIn, priceValues } from './price-values.ts';

const values = priceValues(defaultPriceList);

it('the default list is the same after its form', () => {
  expect(priceListIn(values, defaultPriceList, '2026-11-25')).toEqual({
    ...defaultPriceList,
    validFrom: '2026-11-25',
  });
});

it('without its tick, the other readings are gone', () => {
  const { keepsOverrides: _, ...without } = values;
  expect(priceListIn(without, defaultPriceList, '2026-11-25')).not.toHaveProperty('overrides');
});

it('an empty price of a service means that it is not offered', () => {
  const typed = {
    ...values,
    'services.septic': '',
    'services.reInspection.from': '',
    'services.reInspection.to': '',
  };
  expect(priceListIn(typed, defaultPriceList, '2026-11-25').services).toEqual({
    pierAndBeam: 100,
    wellWater: 150,
    septic: null,
    reInspection: null,
  });
});
