import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { promotionDelay } from '#domain/promotions/promotion-timings.ts';
import { onDemand } from '#widgets/core/on-demand.ts';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { createPromoStore, type PromoStore } from './promo.store.ts';

export interface PromoWidgetProps extends WidgetProps {
  store?: PromoStore;
  /** The corner that the banner stands in; the element's own box follows it. */
  placement?: 'bottom-left' | 'bottom-right';
  /** How the site links its own pages. */
  PageLink?: ComponentType<{
    href: '/calendar' | '/instant-quote' | '/pricing';
    className: string;
    children: ReactNode;
  }>;
}

/** Messages, cycle and card: not before the first message is due. */
export const promoDesk = onDemand(() => import('./promo-desk.ts'));

/**
 * The promo banner (spec §4): messages in turn, over the page and not in it, so that nothing ever
 * moves. Until the first one is due, 3 seconds after the page has loaded,
 * there is nothing of it but a timer.
 */
export function PromoWidget({ store: given, ...links }: PromoWidgetProps) {
  const [store] = useState(() => given ?? createPromoStore());
  const cycle = useStore(store, (state) => state.cycle);

  useEffect(() => {
    if (store.getState().cycle) return;
    const timer = setTimeout(() => {
      // Nobody misses an offer that did not arrive.
      promoDesk.load().then(
        ({ firstMoment }) => store.setState({ cycle: firstMoment }),
        () => undefined,
      );
    }, -timeSinceDue());
    return () => clearTimeout(timer);
  }, [store]);

  return cycle && promoDesk.value ? (
    <promoDesk.value.PromoCard store={store} cycle={cycle} {...links} />
  ) : null;
}

/** Milliseconds since the first message was due on this page; negative before that. */
export function timeSinceDue(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceLoad = page?.loadEventStart ? performance.now() - page.loadEventStart : 0;
  return sinceLoad - promotionDelay;
}
