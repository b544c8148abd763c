import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PromotionPage } from '#domain/promotions/promotion.ts';
import { onDemand } from '#widgets/core/on-demand.ts';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { createPromoStore, type PromoStore } from './promo.store.ts';
import { timeSinceDue } from './time-since-due.ts';

export interface PromoWidgetProps extends WidgetProps {
  store?: PromoStore;
  /** The corner that the banner stands in; the element's own box follows it. */
  placement?: 'bottom-left' | 'bottom-right';
  /** How the site links its own pages. */
  PageLink?: ComponentType<{
    href: PromotionPage;
    className: string;
    children: ReactNode;
  }>;
}

/** Cycle and card, and the call for the messages: not before the first one is due. */
export const promoDesk = onDemand(() => import('./promo-desk.tsx'));

/**
 * The promo banner (spec §4): messages in turn, over the page and not in it, so that nothing ever
 * moves. Until the first one is due, 3 seconds after the page has loaded, there is nothing of it
 * but a timer. A `store` that has its messages already asks nobody for them.
 */
export function PromoWidget({ store: given, ...links }: PromoWidgetProps) {
  const [store] = useState(() => given ?? createPromoStore());
  const { promotions, cycle } = useStore(store);
  const { apiBase = '' } = links;

  useEffect(() => {
    if (store.getState().cycle) return;
    const timer = setTimeout(() => void begin(store, apiBase), -timeSinceDue());
    return () => clearTimeout(timer);
  }, [store, apiBase]);

  return promotions && cycle && promoDesk.value ? (
    <promoDesk.value.StyledPromoCard
      store={store}
      promotions={promotions}
      cycle={cycle}
      {...links}
    />
  ) : null;
}

async function begin(store: PromoStore, apiBase: string): Promise<void> {
  // Nobody misses an offer that did not arrive.
  const desk = await promoDesk.load().catch(() => undefined);
  if (!desk) return;
  const promotions = store.getState().promotions ?? (await desk.currentPromotions(apiBase));
  // Moved in the page it begins but once.
  if (promotions && !store.getState().cycle) {
    store.setState({ promotions, cycle: desk.firstMoment });
  }
}
