import { useRef } from 'react';
import { isNotEmpty, type Promotions } from '#domain/promotions/promo-cycle.ts';
import type { PromotionsResponse } from '#domain/promotions/promotion.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { useStyles } from '#widgets/core/use-styles.ts';
import styles from './promo.css?inline';
import { PromoCard, type PromoCardProps } from './promo-card.tsx';

export { firstMoment } from '#domain/promotions/promo-cycle.ts';

/** The card with its styles, which reach the root that it stands in. */
export function StyledPromoCard(props: Omit<PromoCardProps, 'box'>) {
  const box = useRef<HTMLElement>(null);
  useStyles(box, styles);
  return <PromoCard box={box} {...props} />;
}

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
