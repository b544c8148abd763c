import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '#domain/locale/locale.ts';
import type { PromoCycle, Promotions } from '#domain/promotions/promo-cycle.ts';
import type { Promotion, PromotionPage } from '#domain/promotions/promotion.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

export interface PromoState {
  /** Undefined until the first message is due, and if there is none. */
  promotions: Promotions | undefined;
  /** Of the promotions. */
  locale: Locale | undefined;
  cycle: PromoCycle;
}

export type PromoStore = StoreApi<PromoState>;

/** What makes a link of a page of the business's site. */
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
  /** Shown instead of the API's list. Pass the same array on every render. */
  promotions?: readonly Promotion[] | undefined;
  /** The corner of a wide window that has nothing to cover. */
  placement?: 'bottom-left' | 'bottom-right';
  /** Set by our own pages, which have a bar for the line, where it covers nothing. */
  bar?: boolean;
}
