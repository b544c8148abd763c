import type { pricingBlock } from '#domain/content/pricing-block.ts';
import type { PricingWidgetProps } from './pricing.types.ts';
import { QuoteLink } from './quote-link.tsx';

interface PlanProps {
  plan: (typeof pricingBlock)['value']['plan'];
  popular: string;
  /** The page with the quote form. */
  href: string;
  onQuote: PricingWidgetProps['onQuote'];
}

export function Plan({ plan, popular, href, onQuote }: PlanProps) {
  return (
    <div className="pricing-plan" part="plan">
      <p className="pricing-popular">{popular}</p>
      <h3>{plan.title}</h3>
      <p className="pricing-soft">{plan.subtitle}</p>
      <p className="pricing-range" part="price">
        {plan.priceRange}
      </p>
      <p className="pricing-soft">{plan.priceSubtext}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <QuoteLink className="ui-button" part="button" kind="action" href={href} onQuote={onQuote}>
        {plan.buttonText}
      </QuoteLink>
    </div>
  );
}
