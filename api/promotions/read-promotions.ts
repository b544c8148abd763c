import type { Store } from '#api/store/store.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import {
  type PromotionBusiness,
  shownPromotions,
  wordedPromotions,
} from '#domain/promotions/shown-promotions.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { presentPromotion } from './present-promotion.ts';

/** The promotions for visitors on `today`, in the language and words of the business. */
export async function readPromotions(
  store: Pick<Store, 'promotions'>,
  today: CalendarDate,
  business: PromotionBusiness,
): Promise<PromotionsResponse> {
  const shown = shownPromotions(await store.promotions.all(), today);
  return { promotions: wordedPromotions(shown, business).map(presentPromotion) };
}
