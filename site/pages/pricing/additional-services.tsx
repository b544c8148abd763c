import { additionalServices } from '#domain/content/pricing-page.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function AdditionalServices() {
  const { title, text, addOns } = useTexts(additionalServices);
  return (
    <Section tone="limestone" labelledBy="additional" title={title}>
      <SectionHeading id="additional" title={title} text={text} />
      <ul className="pricing-add-ons">
        {addOns.map(({ icon, service, price, description }) => (
          <li key={service}>
            <ContentIcon name={icon} />
            <div>
              <h3>{service}</h3>
              <p className="pricing-add-on-price">{price}</p>
              <p className="site-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
