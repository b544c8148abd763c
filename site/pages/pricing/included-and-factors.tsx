import { included, pricingFactors } from '#domain/content/pricing-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function IncludedAndFactors() {
  const parts = useTexts(included);
  const factors = useTexts(pricingFactors);
  return (
    <Section labelledBy="included" className="pricing-included">
      <div>
        <h2 id="included">{parts.title}</h2>
        <Text className="site-lede">{parts.text}</Text>
        <ul className="site-checks">
          {parts.items.map((item) => (
            <li key={item}>
              <Icon name="check" size={20} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
      {factors.title ? (
        <aside className="site-panel" aria-labelledby="factors">
          <h2 id="factors">{factors.title}</h2>
          <Cards cards={factors.cards} columns={1} />
        </aside>
      ) : null}
    </Section>
  );
}
