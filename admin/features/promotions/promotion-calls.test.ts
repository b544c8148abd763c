import { expect, test } from 'vitest';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { promotionBody, promotionValues } from './promotion-calls.ts';

const [first] = defaultPromotions;

test('an untouched form leaves the promotion unchanged', () => {
  const { id: _id, type: _type, revision: _revision, ...fields } = first;
  expect(promotionBody(promotionValues(first))).toEqual({
    ...fields,
    ...{ from: '', until: '', spanish: null },
  });
});

test('texts in Spanish are sent, with what one of them lacks', () => {
  const spanish = { message: 'Abrimos el domingo.', actionLabel: 'Venga' };
  expect(promotionBody(promotionValues({ ...first, spanish })).spanish).toEqual(spanish);
  expect(promotionBody({ 'spanish.actionLabel': 'Venga' }).spanish).toEqual({
    message: '',
    actionLabel: 'Venga',
  });
  expect(promotionBody({ 'spanish.message': ' ' }).spanish).toBeNull();
});

test.each([
  ['8', 8000],
  [' 7.5 ', 7500],
  ['1', 1000],
  ['0', 0],
  ['61', 61_000],
  ['', null],
  ['a while', null],
  ['1e3', null],
  ['-1', null],
])('%j seconds are sent as %j milliseconds', (seconds, duration) => {
  expect(promotionBody({ seconds }).duration).toBe(duration);
});
