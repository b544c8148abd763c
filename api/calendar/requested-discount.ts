import type { Store } from '#api/store/store.ts';
import { discountOf, type RequestedDiscount } from '#domain/promotions/discount.ts';

/**
 * The discount of the promotion with this id, with its current message; undefined if there is none.
 * Includes one that has ended, because the form offered it, and a booking is not refused because of
 * an offer.
 */
export async function requestedDiscount(
  { promotions }: Pick<Store, 'promotions'>,
  id: string | undefined,
): Promise<RequestedDiscount | undefined> {
  const promotion = id === undefined ? undefined : await promotions.find(id);
  return promotion && discountOf(promotion);
}
