import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import styles from './pricing.css?inline';
import { PricingWidget } from './pricing.tsx';
import type { PricingWidgetProps } from './pricing.types.ts';

/**
 * What an inspection costs by the size of the home. Nothing is sent.
 *
 * @tag inspection-pricing
 * @fires {CustomEvent<{ href: string }>} inspection-pricing-quote - (cancelable) The visitor asks
 *   for a quote; `preventDefault()` keeps the visitor on the page instead of opening `href`.
 * @csspart badge - The line above the title.
 * @csspart plan - The frame of the standard inspection.
 * @csspart price - Its range of prices.
 * @csspart button - The link to a quote.
 */
export const pricingElement = {
  tag: 'inspection-pricing',
  component: PricingWidget,
  createStore: () => undefined,
  styles: [styles],
  events: { onQuote: { name: 'inspection-pricing-quote', cancelable: true } },
} satisfies ElementContract<PricingWidgetProps, undefined>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<PricingWidgetProps, undefined>(pricingElement, source);
