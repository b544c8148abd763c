import { fetchPromotions } from '#client/promotions.ts';
import { firstDiscount } from '#domain/promotions/discount.ts';
import type { BookingStore } from './booking.types.ts';

/** Keeps the discount that is offered today, before the form shows it. Does not reject. */
export async function offerDiscount(store: BookingStore, apiBase: string): Promise<void> {
  try {
    const { promotions } = await fetchPromotions(apiBase);
    store.setState({ offeredDiscount: firstDiscount(promotions) });
  } catch {
    // Without the offer the form can be sent all the same.
  }
}
