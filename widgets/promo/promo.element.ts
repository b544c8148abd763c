import { oneOf } from '#widgets/core/attributes.ts';
import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import { createPromoStore, type PromoStore } from './promo.store.ts';
import { PromoWidget, type PromoWidgetProps } from './promo.tsx';
import styles from './promo-host.css?inline';

/**
 * Current offers in turn, over the page; the first one after 3 seconds.
 *
 * An overlay (`position: fixed`): a card in a corner of a wide window, a bar above the bottom edge
 * of a small one, clear of the help chat's launcher. The offers lead to the site at `api-base`. Put
 * it at the end of the body, outside of whatever is transformed; `inset` and `z-index` are the
 * page's.
 *
 * @tag inspection-promo
 * @attr {'bottom-left' | 'bottom-right'} placement=bottom-left - The corner that it stands in; above
 *   the help chat where that has the same one.
 * @csspart button - The link of an offer.
 */
export const promoElement: ElementContract<PromoWidgetProps, PromoStore> = {
  tag: 'inspection-promo',
  component: PromoWidget,
  createStore: createPromoStore,
  styles: [styles],
  attributes: { placement: oneOf(['bottom-left', 'bottom-right'], 'bottom-left') },
};

defineElement<PromoWidgetProps, PromoStore>(promoElement);
