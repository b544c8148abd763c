import type * as z from 'zod/mini';
import { dollars, thousands } from '#domain/quote/dollars.ts';

/** An amount of money in whole US cents; a type of its own, so that nothing adds it to whole dollars. */
export type Cents = number & z.core.$brand<'Cents'>;

/** Throws a RangeError unless `value` is a whole number that is stored without loss. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in cents: ${value}`);
  return value as Cents;
}

export const noCents = cents(0);

export const centsOf = (wholeDollars: number): Cents => cents(wholeDollars * 100);

export const sumOf = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const minus = (amount: Cents, other: Cents): Cents => cents(amount - other);

export const negative = (amount: Cents): Cents => cents(amount === 0 ? 0 : -amount);

/** '$1,250' and '−$20' for whole dollars, '$1,250.50' for others. */
export function moneyText(amount: Cents): string {
  if (amount % 100 === 0) return dollars(amount / 100);
  const [whole, part] = plainAmount(cents(Math.abs(amount))).split('.');
  return `${amount < 0 ? '−' : ''}$${thousands(Number(whole))}.${part}`;
}

/** Always with two decimals and without separators, for programs and tables: '-1250.50'. */
export const plainAmount = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
