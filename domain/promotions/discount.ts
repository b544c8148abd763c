import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { amountPattern } from './amount.ts';
import { words as en } from './discount.en.ts';
import type { Promotion } from './promotion.ts';

const texts = catalog({ en, es: () => import('./discount.es.ts') });

/** The discount that a client asked for, as published at the time of booking. */
export interface RequestedDiscount {
  promotionId: string;
  message: string;
  /** '$50' or '10%', as the message has it. */
  amount: string;
}

const AMOUNT = new RegExp(`(${amountPattern}) (?:off|de descuento)\\b`, 'i');

/** The discount of a promotion: of type `discount`, with an amount "off" ("de descuento") in its message. */
export function discountOf({
  id,
  type,
  message,
}: Pick<Promotion, 'id' | 'type' | 'message'>): RequestedDiscount | undefined {
  const amount = type === 'discount' ? AMOUNT.exec(message)?.[1] : undefined;
  return amount === undefined ? undefined : { promotionId: id, message, amount };
}

/** The first discount that can be asked for; undefined if there is none. */
export function firstDiscount(
  promotions: readonly Pick<Promotion, 'id' | 'type' | 'message'>[],
): RequestedDiscount | undefined {
  for (const promotion of promotions) {
    const discount = discountOf(promotion);
    if (discount) return discount;
  }
  return undefined;
}

/** The promise; the calculated price does not change (spec §9). */
export const discountPromise = (
  { amount }: Pick<RequestedDiscount, 'amount'>,
  locale: Locale = 'en',
): string => texts.in(locale).promise(amount);

/** The same as a separate sentence beside a price that does not include it. */
export const discountAnswer = (
  { amount }: Pick<RequestedDiscount, 'amount'>,
  locale: Locale = 'en',
): string => `${texts.in(locale).asked(amount)} ${discountPromise({ amount }, locale)}`;
