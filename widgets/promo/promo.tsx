import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { promotionDelay } from '#domain/promotions/promotion-timings.ts';
import { useBusiness } from '#ui/business.tsx';
import { createPromoStore, startCycle } from './promo.store.ts';
import type { PromoWidgetProps } from './promo.types.ts';
import { PromoCard } from './promo-card.tsx';

/**
 * The promo banner (spec §4): messages in turn, over the page, which they never move. Renders
 * nothing until 3 seconds after the page has loaded.
 */
export function PromoWidget({ store: given, promotions, ...options }: PromoWidgetProps) {
  const [store] = useState(() => given ?? createPromoStore());
  const shown = useStore(store, (state) => state.promotions);
  const { apiBase = '' } = options;
  const { locale } = useBusiness();

  useEffect(() => {
    if (store.getState().locale === locale) return;
    const start = () => void startCycle(store, promotions, { apiBase, locale });
    return afterPageLoad(promotionDelay, start);
  }, [store, promotions, apiBase, locale]);

  return shown ? <PromoCard store={store} promotions={shown} {...options} /> : null;
}

/**
 * Calls back `delay` ms after the page has loaded, or at once if that is past. Returns a cancel
 * function.
 */
function afterPageLoad(delay: number, callback: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const sinceLoad = performance.now() - (navigation?.loadEventStart || performance.now());
    timer = window.setTimeout(callback, delay - sinceLoad);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
