import { serviceCards, servicesHeading } from '#domain/content/services.ts';
import { servicesLabels } from '#domain/content/services-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ServiceArt } from '#site/illustrations/service-art.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** Each service has its own anchor, named like its picture. */
export function ServiceRows() {
  const heading = useTexts(servicesHeading);
  const cards = useTexts(serviceCards);
  const { purpose } = useTexts(servicesLabels);
  return (
    <Section labelledBy="services" title={heading.title}>
      <SectionHeading id="services" title={heading.title} text={heading.text} />
      <ul className="service-rows">
        {cards.map(({ image, title, description, features }) => (
          <li key={image} id={image}>
            <ServiceArt image={image} />
            <div>
              <h3>{title}</h3>
              <p className="site-soft">{description}</p>
              <details>
                <summary>
                  <span>{purpose}</span>
                  <Icon name="plus" size={18} />
                </summary>
                <ul className="site-checks">
                  {features.map((feature) => (
                    <li key={feature}>
                      <Icon name="check" size={18} />
                      <span>{feature}</span>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
