import { expect, it } from 'vitest';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { recordIn, valuesOf, withItem, withoutItem } from './record-values.ts';

it.each([defaultPriceList, defaultProfile])('a record is the same after its form', (record) => {
  expect(recordIn(valuesOf(record), record)).toEqual(record);
});

it('what is no number stays as it was typed, and nothing is null', () => {
  const template = { price: 1, upTo: 1, note: '' };
  expect(recordIn({ price: '$1,250', upTo: 'many', note: ' x' }, template)).toEqual({
    price: 1250,
    upTo: 'many',
    note: ' x',
  });
  expect(recordIn({ price: ' ' }, { price: 1 })).toEqual({ price: null });
});

it('items are added at the end and removed anywhere', () => {
  const rows = [{ a: 1 }, { a: 2 }, { a: 3 }];
  const values = valuesOf({ rows, note: 'n' });
  const shorter = withoutItem(values, 'rows', 1);
  expect(recordIn(shorter, { rows, note: '' })).toEqual({ rows: [{ a: 1 }, { a: 3 }], note: 'n' });
  expect(recordIn(withItem(shorter, 'rows', { a: 9 }), { rows, note: '' }).rows).toEqual([
    { a: 1 },
    { a: 3 },
    { a: 9 },
  ]);
});
