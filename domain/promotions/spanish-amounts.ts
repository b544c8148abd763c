import { amountPattern } from './amount.ts';
import { discountOf } from './discount.ts';
import type { StoredPromotion } from './promotion.schema.ts';

type Offer = Pick<StoredPromotion, 'id' | 'type' | 'message' | 'spanish'>;

/**
 * What the amounts of an offer's Spanish message have wrong, in the owner's words; undefined if nothing. A client asks for
 * the discount that the Spanish offers, and gets the one of the English.
 */
export function spanishAmountsError({ spanish, ...offer }: Offer): string | undefined {
  if (!spanish) return undefined;
  const amounts = amountsIn(offer.message);
  if (!hasSame(amounts, amountsIn(spanish.message))) {
    return amounts.length > 0
      ? `Say the same amounts as in English: ${amounts.join(', ')}`
      : 'The English message says no amount';
  }
  const asked = discountOf(offer)?.amount;
  const askedInSpanish = discountOf({ ...offer, message: spanish.message })?.amount;
  if (hasSame(asked ? [asked] : [], askedInSpanish ? [askedInSpanish] : [])) return undefined;
  return asked
    ? `Say how much is “de descuento”, as the English says “${asked} off”`
    : `The English message does not say “${askedInSpanish} off”`;
}

const amountsIn = (message: string): string[] =>
  message.match(new RegExp(amountPattern, 'gi')) ?? [];

/** Each of one list is in the other, whatever their order and notation. */
function hasSame(some: readonly string[], others: readonly string[]): boolean {
  const values = new Set(some.map(normalized));
  const otherValues = new Set(others.map(normalized));
  return values.size === otherValues.size && values.isSubsetOf(otherValues);
}

/** '25%' of '25 por ciento', '$1250' of '1,250 dollars'. */
const normalized = (amount: string): string => {
  const value = Number(amount.replace(/[^\d.]/g, ''));
  return /%|percent|por ciento/i.test(amount) ? `${value}%` : `$${value}`;
};
