import { expect, it, test } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { defaultPriceList } from './defaults/default-price-list.ts';
import { type PriceList, priceListSchema } from './price-list.schema.ts';
import { isConsistent, priceListWarnings } from './price-list-rules.ts';

const { tiers, beyond, addOns, services } = defaultPriceList;
const [first, second] = tiers as [PriceList['tiers'][number], PriceList['tiers'][number]];

const faultsOf = (change: Partial<PriceList>) => {
  const checked = validate(priceListSchema.check(isConsistent), { ...defaultPriceList, ...change });
  return checked.ok ? [] : checked.errors;
};

const warningsOf = (change: Partial<PriceList>) =>
  priceListWarnings({ ...defaultPriceList, ...change }, defaultPriceList, today);

const today = defaultPriceList.validFrom;

it('accepts the default list', () => {
  expect(faultsOf({})).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});

test.each<[string, Partial<PriceList>, string, string]>([
  [
    'tiers out of order',
    { tiers: [second, first] },
    'tiers.1.upTo',
    'Each size must be larger than the one above it',
  ],
  [
    'two tiers of the same size',
    { tiers: [first, first] },
    'tiers.1.upTo',
    'Each size must be larger than the one above it',
  ],
  [
    'ages out of order',
    { addOns: { ...addOns, ages: addOns.ages.toReversed() } },
    'addOns.ages.1.overYears',
    'List the oldest homes first',
  ],
  [
    'hours of a tier the wrong way round',
    { tiers: [{ ...first, hours: [3, 2] }] },
    'tiers.0.hours',
    'The first number of hours must not be the larger one',
  ],
  [
    'hours above the last tier the wrong way round',
    { beyond: { ...beyond, hours: [6, 5] } },
    'beyond.hours',
    'The first number of hours must not be the larger one',
  ],
  [
    'a duration that is never reached',
    {
      durations: [
        { propertyType: 'condo', hours: [2, 3] },
        { propertyType: 'condo', overArea: 3000, hours: [3, 4] },
      ],
    },
    'durations.1',
    'A row above already covers these homes',
  ],
  [
    'a range the wrong way round',
    { services: { ...services, reInspection: { from: 250, to: 150 } } },
    'services.reInspection',
    'The first price must not be the larger one',
  ],
  [
    'half a dollar',
    { tiers: [{ ...first, price: 350.5 }] },
    'tiers.0.price',
    'Please enter whole dollars',
  ],
])('refuses %s', (_, change, path, message) => {
  expect(faultsOf(change)).toContainEqual({ path, message });
});

it('warns of a larger home that costs less, and lets it pass', () => {
  const cheaper = {
    tiers: [first, { ...second, price: 340 }],
    beyond: { ...beyond, price: 330 },
  };
  const message = 'A larger home costs less than a smaller one';
  expect(warningsOf(cheaper)).toEqual([
    { path: 'tiers.1.price', message },
    { path: 'beyond.price', message },
  ]);
  expect(faultsOf(cheaper)).toEqual([]);
});

it.each([
  ['half as much more', 525, []],
  ['one dollar above that', 526, [{ path: 'beyond.price', message: 'Was $350, now $526' }]],
  ['half as much', 175, []],
  ['one dollar below that', 174, [{ path: 'beyond.price', message: 'Was $350, now $174' }]],
])('a price that is %s', (_title, price, warnings) => {
  const before = {
    ...defaultPriceList,
    tiers: [{ ...first, price: 0 }],
    beyond: { ...beyond, price: 350 },
  };
  const after = { ...before, beyond: { ...beyond, price } };
  expect(priceListWarnings(after, before, today)).toEqual(warnings);
});

it('warns of an add-on that changed by more than half, unless it was free', () => {
  const basement = { ...addOns, basement: 0 };
  expect(
    priceListWarnings(
      { ...defaultPriceList, addOns: { ...addOns, pool: addOns.pool * 2 } },
      { ...defaultPriceList, addOns: basement },
      today,
    ),
  ).toMatchObject([{ path: 'addOns.pool' }]);
});

it('warns of a first day that has passed', () => {
  expect(priceListWarnings(defaultPriceList, defaultPriceList, '2026-11-25')).toEqual([
    { path: 'validFrom', message: 'Its first day has passed: it counts at once' },
  ]);
});
