import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import { discountAmount } from './discount-amount.ts';

describe('what a discount takes off', () => {
  it.each([
    ['$50', 37_500, 5000],
    ['$1,000', 120_000, 100_000],
    ['10%', 37_500, 3750],
    ['7.5%', 33_333, 2500],
    ['15 %', 37_500, 5625],
    ['49.50 $', 37_500, 4950],
    ['25 dollars', 37_500, 2500],
    ['10 percent', 37_500, 3750],
    ['10 por ciento', 37_500, 3750],
  ])('%s of %i cents is %i', (amount, booked, off) => {
    expect(discountAmount({ amount }, cents(booked))).toBe(off);
  });

  it('is known for a fixed amount only, if there is no price', () => {
    expect(discountAmount({ amount: '$50' }, undefined)).toBe(5000);
    expect(discountAmount({ amount: '10%' }, undefined)).toBeUndefined();
    expect(discountAmount({ amount: 'half' }, cents(100))).toBeUndefined();
  });
});
