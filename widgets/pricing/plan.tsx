import type { PlanCard } from '#domain/content/pricing-block.ts';
import type { PricingWidgetProps } from './pricing.types.ts';

interface PlanProps {
  plan: PlanCard;
  /** The page with the quote form. */
  href: string;
  onQuote: PricingWidgetProps['onQuote'];
}

export function Plan({ plan, href, onQuote }: PlanProps) {
  return (
    <div className="pricing-plan" part="plan">
      {plan.popular ? <p className="pricing-popular">Most popular</p> : null}
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
      <a
        className="ui-button"
        part="button"
        data-kind="action"
        href={href}
        onClick={(event) => {
          // The browser opens a new tab or window itself.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          if (onQuote?.({ href }) === false) event.preventDefault();
        }}
      >
        {plan.buttonText}
      </a>
    </div>
  );
}
