import { included, pricingFactors } from '#domain/content/pricing-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { Section } from '#site/parts/section.tsx';

export function IncludedAndFactors() {
  return (
    <Section labelledBy="included" className="pricing-included">
      <div>
        <h2 id="included">{included.title}</h2>
        <p className="site-lede">{included.text}</p>
        <ul className="site-checks">
          {included.items.map((item) => (
            <li key={item}>
              <Icon name="check" size={20} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <aside className="site-panel" aria-labelledby="factors">
        <h2 id="factors">{pricingFactors.title}</h2>
        <Cards cards={pricingFactors.cards} columns={1} />
      </aside>
    </Section>
  );
}
