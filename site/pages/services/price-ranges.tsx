import { priceRanges } from '#domain/content/price-ranges.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';

export function PriceRanges() {
  const { title, text, ranges, extras, features } = priceRanges;
  return (
    <Section labelledBy="prices">
      <SectionHeading id="prices" title={title} text={text} />
      <dl className="price-ranges">
        {ranges.map(({ size, price }) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <ul className="site-checks">
        {[...features, extras].map((line) => (
          <li key={line}>
            <Icon name="check" size={20} />
            {line}
          </li>
        ))}
      </ul>
      <p className="site-soft">
        The <SiteLink href="/pricing">price table</SiteLink> has every size, and the{' '}
        <SiteLink href="/instant-quote">instant quote</SiteLink> works out yours.
      </p>
    </Section>
  );
}
