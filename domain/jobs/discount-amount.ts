import type { RequestedDiscount } from '#domain/promotions/discount.ts';
import { type Cents, cents } from './cents.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/;
const PERCENT = /%|percent|por ciento/i;

/**
 * What a discount takes off `booked`, rounded to the nearest cent; undefined for a percentage of no price and an
 * amount without a number.
 */
export function discountAmount(
  { amount }: Pick<RequestedDiscount, 'amount'>,
  booked: Cents | undefined,
): Cents | undefined {
  const digits = NUMBER.exec(amount)?.[0];
  if (digits === undefined) return undefined;
  const number = Number(digits.replaceAll(',', ''));
  if (!PERCENT.test(amount)) return cents(Math.round(number * 100));
  return booked === undefined ? undefined : cents(Math.round((booked * number) / 100));
}
