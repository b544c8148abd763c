import { homeServices } from '#domain/content/home.ts';
import { serviceCards } from '#domain/content/services.ts';
import { ServiceArt } from '#site/illustrations/service-art.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** Each card links to its service on the services page. */
export function ServicesBlock() {
  const heading = useTexts(homeServices);
  const cards = useTexts(serviceCards);
  return (
    <Section tone="soft" labelledBy="services" title={heading.title}>
      <SectionHeading id="services" title={heading.title} text={heading.text} />
      <ul className="home-services">
        {cards.map(({ image, title, description, features }) => (
          <li key={image} className="home-service">
            <ServiceArt image={image} />
            <div className="home-service-text">
              <h3>
                <SiteLink href={`/services#${image}`}>{title}</SiteLink>
              </h3>
              <p>{description}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
