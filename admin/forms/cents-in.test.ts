import { describe, expect, it } from 'vitest';
import { cents } from '#domain/jobs/cents.ts';
import { amountText, centsIn, centsOfField } from './cents-in.ts';

describe('a typed amount of dollars', () => {
  it.each([
    ['375', 37_500],
    [' $1,250 ', 125_000],
    ['$ 20', 2000],
    ['19.99', 1999],
    ['19.9', 1990],
    ['0.07', 7],
    ['1,000,000.00', 100_000_000],
  ])('%j is %i cents', (text, amount) => expect(centsIn(text)).toBe(amount));

  it.each(['', 'cash', '-5', '1.234', '12,50', '1,00', '.5', '5.', '12345678', '1e3'])(
    '%j is none',
    (text) => expect(centsIn(text)).toBeUndefined(),
  );

  it.each(['', '0', '0.00', 'ten'])('%j is refused in a field', (text) => {
    expect(() => centsOfField('amount', text)).toThrow('Enter an amount in dollars');
  });

  it('is shown without cents where there are none', () => {
    expect([cents(37_500), cents(1950), undefined].map(amountText)).toEqual(['375', '19.50', '']);
  });
});
