import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PromoCycle, Promotions } from '#domain/promotions/promo-cycle.ts';
import type { Promotion, PromotionPage } from '#domain/promotions/promotion.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

export interface PromoState {
  /** Undefined until the first message is due, and where there is none. */
  promotions: Promotions | undefined;
  cycle: PromoCycle;
}

export type PromoStore = StoreApi<PromoState>;

/** What turns a page of the business's site into a link. */
export interface PromoLinks extends Pick<WidgetProps, 'partner' | 'apiBase'> {
  /** The site's own link component. */
  PageLink?: ComponentType<{
    href: PromotionPage;
    className: string;
    children: ReactNode;
  }>;
}

export interface PromoWidgetProps extends WidgetProps, PromoLinks {
  store?: PromoStore;
  /** Shown instead of what the API lists. Pass the same array on every rendering. */
  promotions?: readonly Promotion[] | undefined;
  /** The corner of a wide window in which there is nothing to cover. */
  placement?: 'bottom-left' | 'bottom-right';
  /** Given by a page of ours, which has a bar for the line: nothing of it can be covered. */
  bar?: boolean;
}
