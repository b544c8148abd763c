import { serviceCards } from '#domain/content/services.ts';
import { ServiceArt } from '#site/illustrations/service-art.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';

/** Each card links to its service on the services page. */
export function ServicesBlock() {
  return (
    <Section tone="soft" labelledBy="services">
      <SectionHeading
        id="services"
        title="An inspection for every stage of a home's life"
        text="Buying, selling, building or staying: the same careful look, with a different question in mind."
      />
      <ul className="home-services">
        {serviceCards.map(({ image, title, description, features }) => (
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
