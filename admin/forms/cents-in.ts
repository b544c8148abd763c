import { type Cents, cents, plainAmount } from '#domain/jobs/cents.ts';
import { FieldFault } from './field-fault.ts';

const AMOUNT = /^\$?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** A typed amount of dollars, such as '375', '$1,250' or '19.5'; undefined if it is none. */
export function centsIn(text = ''): Cents | undefined {
  const [, whole, part = ''] = AMOUNT.exec(text.trim().replace(/^\$\s+/, '$')) ?? [];
  if (whole === undefined) return undefined;
  // By digits: 19.99 * 100 is not a whole number.
  return cents(Number(`${whole.replaceAll(',', '')}${part.padEnd(2, '0')}`));
}

/** The amount in the field `name`; throws a `FieldFault` unless it is `least` cents. */
export function centsOfField(name: string, text: string | undefined, { least = 1 } = {}): Cents {
  const amount = centsIn(text);
  if (amount === undefined || amount < least)
    throw new FieldFault(name, 'Enter an amount in dollars, such as 375 or 19.50');
  return amount;
}

/** The text of an amount in a field: '375', '19.50'; empty for none. */
export const amountText = (amount: Cents | undefined): string =>
  amount === undefined ? '' : plainAmount(amount).replace(/\.00$/, '');
