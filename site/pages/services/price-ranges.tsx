import { priceRanges } from '#domain/content/price-ranges.ts';
import { servicesLabels } from '#domain/content/services-page.ts';
import { pricesAtAGlance } from '#domain/pricing/sample-prices.ts';
import { Icon } from '#site/icons/icon.tsx';
import { LinkedText } from '#site/parts/linked-text.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function PriceRanges() {
  const { title, text, sizes, extras, features } = useTexts(priceRanges);
  const names = [sizes.small, sizes.medium, sizes.large];
  const { prices: list, locale } = useBusiness();
  const prices = pricesAtAGlance(list, locale);
  return (
    <Section labelledBy="prices" title={title}>
      <SectionHeading id="prices" title={title} text={text} />
      <dl className="price-ranges">
        {prices.map((price, index) => (
          <div key={names[index]}>
            <dt>{names[index]}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <ul className="site-checks">
        {[...features, extras].map((line) => (
          <li key={line}>
            <Icon name="check" size={20} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="site-soft">
        <LinkedText text={useTexts(servicesLabels).prices} hrefs={['/pricing', '/instant-quote']} />
      </p>
    </Section>
  );
}
