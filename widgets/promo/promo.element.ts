import { oneOf } from '#widgets/element/attributes.ts';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import styles from './promo.css?inline';
import { createPromoStore } from './promo.store.ts';
import { PromoWidget } from './promo.tsx';
import type { PromoStore, PromoWidgetProps } from './promo.types.ts';

/**
 * Current offers in turn, over the page; the first one after 3 seconds.
 *
 * An overlay (`position: fixed`) that covers nothing important: a card in a corner of a wide window
 * while no control or text of your page is under it, else one line at the top edge. The line waits
 * while it would cover a control, a link, a heading, a price, a license, or an element with the
 * attribute `data-keep-clear`. To show it from the start, leave 64 px at the top of the page (`body
 * { padding-top: 64px }`), or set the tag's `inset`, for example below a sticky header. Its link
 * opens the site at `api-base`. Put the tag at the end of the body, outside of any transformed
 * element; your page may set its `z-index`.
 *
 * @tag inspection-promo
 * @attr {'bottom-left' | 'bottom-right'} placement=bottom-left - The corner of a wide window; above the
 *   help chat if that has the same corner.
 * @csspart button - The link of an offer.
 */
export const promoElement: ElementContract<PromoWidgetProps, PromoStore> = {
  tag: 'inspection-promo',
  component: PromoWidget,
  createStore: createPromoStore,
  styles: [styles],
  attributes: { placement: oneOf(['bottom-left', 'bottom-right'], 'bottom-left') },
};

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<PromoWidgetProps, PromoStore>(promoElement, source);
