import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import styles from './pricing.css?inline';
import { PricingWidget, type PricingWidgetProps } from './pricing.tsx';

/**
 * `<inspection-pricing>`: what an inspection costs by the size of the home. Nothing is sent.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), `theme` (auto, light,
 * dark).
 * Event: `inspection-pricing-quote` with `detail: { href }` when the visitor asks for a quote;
 * calling `preventDefault()` keeps the visitor on the page instead of opening `href`.
 * Parts: `card`, `badge`, `title`, `plan`, `price`, `button`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: 740 px high, 1150 px in a container narrower than 520 px (`core/room.ts`).
 */
export const pricingElement = {
  tag: 'inspection-pricing',
  component: PricingWidget,
  createStore: () => undefined,
  styles: [styles],
  events: { onQuote: { name: 'inspection-pricing-quote', cancelable: true } },
} satisfies ElementContract<PricingWidgetProps, undefined>;

defineElement<PricingWidgetProps, undefined>(pricingElement);
