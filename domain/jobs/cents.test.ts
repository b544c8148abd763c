import { describe, expect, it, test } from 'vitest';
import { cents, centsOf, moneyText, negative, noCents, plainAmount } from './cents.ts';

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no amount', (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test('whole dollars are a hundred times as many cents', () => {
  expect(centsOf(375)).toBe(37_500);
});

test('nothing taken off is nothing', () => {
  expect(Object.is(negative(noCents), 0)).toBe(true);
});

describe('an amount for people', () => {
  it.each([
    [0, '$0'],
    [37_500, '$375'],
    [-2_000, '−$20'],
    [5, '$0.05'],
    [-1_05, '−$1.05'],
    [1_234_567_89, '$1,234,567.89'],
    [100_000_000, '$1,000,000'],
  ])('%i is %s', (amount, text) => {
    expect(moneyText(cents(amount))).toBe(text);
  });
});

describe('an amount for programs', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [37_500, '375.00'],
    [-1_234_50, '-1234.50'],
  ])('%i is %s', (amount, text) => {
    expect(plainAmount(cents(amount))).toBe(text);
  });
});
