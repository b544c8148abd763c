import type { Promotion } from './promotion.ts';

/** The discount that a client asked for, as it was published when they booked. */
export interface RequestedDiscount {
  promotionId: string;
  message: string;
  /** '$50' or '10%': what the message names. */
  amount: string;
}

const AMOUNT = /(\$\d[\d,]*(?:\.\d\d)?|\d+(?:\.\d+)? ?%) off\b/i;

/** What can be asked for of a promotion: one of type `discount` whose message names an amount "off". */
export function discountOf({
  id,
  type,
  message,
}: Pick<Promotion, 'id' | 'type' | 'message'>): RequestedDiscount | undefined {
  const amount = type === 'discount' ? AMOUNT.exec(message)?.[1] : undefined;
  return amount === undefined ? undefined : { promotionId: id, message, amount };
}

/** The first discount that can be asked for; undefined where there is none. */
export function firstDiscount(
  promotions: readonly Pick<Promotion, 'id' | 'type' | 'message'>[],
): RequestedDiscount | undefined {
  for (const promotion of promotions) {
    const discount = discountOf(promotion);
    if (discount) return discount;
  }
  return undefined;
}

/** What is promised: the calculated price stays as it is (spec §9). */
export const discountPromise = ({ amount }: Pick<RequestedDiscount, 'amount'>): string =>
  `We’ll take ${amount} off when we confirm.`;

/** The same as a sentence of its own, beside a price that is without it. */
export const discountAnswer = ({ amount }: Pick<RequestedDiscount, 'amount'>): string =>
  `You asked for ${amount} off. ${discountPromise({ amount })}`;
