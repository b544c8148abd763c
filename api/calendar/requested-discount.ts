import type { Store } from '#api/store/store.ts';
import { discountOf, type RequestedDiscount } from '#domain/promotions/discount.ts';

/**
 * The discount of the promotion with this id, by its message of now; undefined for none. Also of one that
 * has ended: the form offered it, and a booking is not refused for the price of an offer.
 */
export async function requestedDiscount(
  { promotions }: Pick<Store, 'promotions'>,
  id: string | undefined,
): Promise<RequestedDiscount | undefined> {
  const promotion = id === undefined ? undefined : await promotions.find(id);
  return promotion && discountOf(promotion);
}
