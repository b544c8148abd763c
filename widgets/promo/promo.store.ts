import { createStore } from 'zustand/vanilla';
import { fetchPromotions } from '#client/promotions.ts';
import { initialCycle, isNotEmpty } from '#domain/promotions/promo-cycle.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { PromoStore } from './promo.types.ts';

export const createPromoStore = (): PromoStore =>
  createStore(() => ({ promotions: undefined, cycle: initialCycle }));

/**
 * Starts the cycle with the `given` promotions, else with today's from `apiBase`. Does not reject.
 */
export async function startCycle(
  store: PromoStore,
  given: readonly Promotion[] | undefined,
  apiBase: string,
): Promise<void> {
  const promotions = given ?? (await fetchToday(apiBase));
  if (isNotEmpty(promotions) && !store.getState().promotions) store.setState({ promotions });
}

async function fetchToday(apiBase: string): Promise<readonly Promotion[]> {
  try {
    return (await fetchPromotions(apiBase)).promotions;
  } catch {
    // Offers are an extra that the page can do without, so a failure is not an error to report.
    return [];
  }
}
