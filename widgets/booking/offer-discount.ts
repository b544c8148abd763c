import { fetchPromotions } from '#client/promotions.ts';
import { firstDiscount } from '#domain/promotions/discount.ts';
import type { BookingStore } from './booking.types.ts';

/** Stores today's discount before the form shows it. Does not reject. */
export async function offerDiscount(store: BookingStore, apiBase: string): Promise<void> {
  try {
    const { promotions } = await fetchPromotions(apiBase);
    store.setState({ offeredDiscount: firstDiscount(promotions) });
  } catch {
    // The form works without the offer.
  }
}
