import type { WidgetProps } from '#widgets/element/widget-props.ts';

export interface PricingWidgetProps extends WidgetProps {
  /** Called when the visitor asks for a quote at `href`; returning false cancels the navigation. */
  onQuote?: ((request: { href: string }) => boolean | undefined) | undefined;
}
