import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import { createPromoStore, type PromoStore } from './promo.store.ts';
import { PromoWidget, type PromoWidgetProps } from './promo.tsx';
import styles from './promo-host.css?inline';

/**
 * `<inspection-promo>`: current offers in turn, over the page; the first one after 3 seconds.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), also the site that the
 * offers lead to; `theme` (auto, light, dark).
 * Parts: `card`, `title`, `button`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: none. The element is an overlay (`position: fixed`): a card at the bottom left of a wide
 * window, a bar above the bottom edge of a small one, clear of the help chat's launcher. Put it at
 * the end of the body, outside of whatever is transformed; `inset` and `z-index` are the page's.
 */
export const promoElement: ElementContract<PromoWidgetProps, PromoStore> = {
  tag: 'inspection-promo',
  component: PromoWidget,
  createStore: createPromoStore,
  styles: [styles],
};

defineElement<PromoWidgetProps, PromoStore>(promoElement);
