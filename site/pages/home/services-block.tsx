import { serviceCards } from '#domain/content/services.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ServiceArt } from '#site/illustrations/service-art.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';

export function ServicesBlock() {
  return (
    <Section tone="soft" labelledBy="services">
      <SectionHeading
        id="services"
        title="An inspection for each turn of a home's life"
        text="Buying, selling, building or staying: the same careful look, asked a different question."
      />
      <ul className="home-services">
        {serviceCards.map(({ image, title, description, features }) => (
          <li key={image} className="home-service">
            <ServiceArt image={image} />
            <div className="home-service-text">
              <h3>{title}</h3>
              <p>{description}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" size={18} />
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <SiteLink href="/services" className="ui-button home-services-more">
        See what every inspection covers
      </SiteLink>
    </Section>
  );
}
