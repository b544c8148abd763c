import { createStore } from 'zustand/vanilla';
import { fetchPromotions } from '#client/promotions.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { initialCycle, isNotEmpty } from '#domain/promotions/promo-cycle.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { PromoStore } from './promo.types.ts';

export const createPromoStore = (): PromoStore =>
  createStore(() => ({ promotions: undefined, locale: undefined, cycle: initialCycle }));

/**
 * Starts the cycle with the `given` promotions, else with today's from `apiBase`; in another language it goes on where
 * it was. Does not reject.
 */
export async function startCycle(
  store: PromoStore,
  given: readonly Promotion[] | undefined,
  { apiBase, locale }: { apiBase: string; locale: Locale },
): Promise<void> {
  const promotions = given ?? (await fetchToday(apiBase, locale));
  const { promotions: earlier, locale: shown } = store.getState();
  if (!isNotEmpty(promotions) || shown === locale) return;
  store.setState({
    promotions,
    locale,
    ...(promotions.length !== earlier?.length && { cycle: initialCycle }),
  });
}

async function fetchToday(apiBase: string, locale: Locale): Promise<readonly Promotion[]> {
  try {
    return (await fetchPromotions(apiBase, locale)).promotions;
  } catch {
    // Offers are an extra that the page can do without, so a failure is not an error to report.
    return [];
  }
}
