import type { Store } from '#api/store/store.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { shownPromotions } from '#domain/promotions/shown-promotions.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { presentPromotion } from './present-promotion.ts';

/** The promotions for visitors on the business's day of `now`. */
export async function readPromotions(store: Store, now: Date): Promise<PromotionsResponse> {
  const shown = shownPromotions(await store.promotions.all(), businessToday(now));
  return { promotions: shown.map(presentPromotion) };
}
