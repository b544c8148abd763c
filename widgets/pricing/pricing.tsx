import { attributedSearch } from '#client/attributed-search.ts';
import { pricingBlock } from '#domain/content/pricing-block.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { calculatorPath } from '#domain/quote/calculator-address.ts';
import { useBusiness } from '#ui/business.tsx';
import { LicenseLine } from '#ui/license-line.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { Plan } from './plan.tsx';
import { PriceTiers } from './price-tiers.tsx';
import type { PricingWidgetProps } from './pricing.types.ts';
import { pricingWidgetWords } from './pricing-widget.words.ts';

/** The pricing block (spec §2 `/pricing`, figures of §9). It makes no call. */
export function PricingWidget({ apiBase, partner, onQuote }: PricingWidgetProps) {
  const texts = useTexts(pricingBlock);
  const words = useWords(pricingWidgetWords);
  const { locale } = useBusiness();
  // On the business's own site, the router adds the attribution, only in the browser.
  const searchOf = (parameters: Record<string, string>) =>
    apiBase ? attributedSearch(parameters, partner) : attributedSearch(parameters, undefined, '');
  const pageOf = (path: string) => `${apiBase ?? ''}${addressIn(locale, path)}`;
  const hrefOf = (area: number) =>
    pageOf(calculatorPath(searchOf({ squareFootage: String(area) })));
  return (
    <section className="ui-card pricing" id="pricing" part="card" aria-label={words.name}>
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
          href={pageOf(`/contact${searchOf({})}`)}
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
