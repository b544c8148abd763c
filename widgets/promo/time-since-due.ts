import { promotionDelay } from '#domain/promotions/promotion-timings.ts';

/** Milliseconds since the first message was due on this page; negative before that. */
export function timeSinceDue(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceLoad = page?.loadEventStart ? performance.now() - page.loadEventStart : 0;
  return sinceLoad - promotionDelay;
}
