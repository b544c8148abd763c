import { attributedSearch } from '#client/attributed-search.ts';
import { pricingBlock } from '#domain/content/pricing-block.ts';
import { calculatorPath } from '#domain/quote/calculator-address.ts';
import { LicenseLine } from '#ui/license-line.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { Plan } from './plan.tsx';
import { PriceTiers } from './price-tiers.tsx';
import type { PricingWidgetProps } from './pricing.types.ts';

/** The pricing block (spec §2 `/pricing`, figures of §9). It makes no call. */
export function PricingWidget({ apiBase, partner, onQuote }: PricingWidgetProps) {
  const texts = useTexts(pricingBlock);
  // On the business's own site, the router adds the attribution, only in the browser.
  const searchOf = (parameters: Record<string, string>) =>
    apiBase ? attributedSearch(parameters, partner) : attributedSearch(parameters, undefined, '');
  const hrefOf = (area: number) =>
    `${apiBase ?? ''}${calculatorPath(searchOf({ squareFootage: String(area) }))}`;
  return (
    <section className="ui-card pricing" id="pricing" part="card" aria-label="Inspection prices">
      <p className="pricing-badge" part="badge">
        {texts.badges.join(' • ')}
      </p>
      <h2 className="ui-title ui-heading" part="title">
        {texts.title}
      </h2>
      <div className="pricing-body">
        <PriceTiers title={texts.tableTitle} hrefOf={hrefOf} onQuote={onQuote} />
        <Plan
          plan={texts.plan}
          popular={texts.popular}
          href={`${apiBase ?? ''}/contact${searchOf({})}`}
          onQuote={onQuote}
        />
      </div>
      <h3 className="pricing-label">{texts.extrasTitle}</h3>
      <dl className="pricing-extras">
        {texts.extras.map(({ service, price, highlight }) => (
          <div key={service} data-highlight={highlight || undefined}>
            <dt>{service}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <LicenseLine />
    </section>
  );
}
