import { isNotEmpty, type Promotions } from '#domain/promotions/promo-cycle.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

export { firstMoment, momentAt } from '#domain/promotions/promo-cycle.ts';
export { PromoCard } from './promo-card.tsx';

/** What is offered today; undefined where that is nothing, or cannot be told. Does not throw. */
export async function currentPromotions(apiBase: string): Promise<Promotions | undefined> {
  try {
    const { promotions } = await callApi<PromotionsResponse>(apiBase, 'promotions');
    return isNotEmpty(promotions) ? promotions : undefined;
  } catch {
    // Nobody misses an offer that did not arrive.
    return undefined;
  }
}
