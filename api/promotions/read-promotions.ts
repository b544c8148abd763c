import type { Store } from '#api/store/store.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { shownPromotions } from '#domain/promotions/shown-promotions.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { presentPromotion } from './present-promotion.ts';

/** The promotions for visitors on `today`. */
export async function readPromotions(
  store: Pick<Store, 'promotions'>,
  today: CalendarDate,
): Promise<PromotionsResponse> {
  const shown = shownPromotions(await store.promotions.all(), today);
  return { promotions: shown.map(presentPromotion) };
}
