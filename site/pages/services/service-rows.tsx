import { serviceCards } from '#domain/content/services.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ServiceArt } from '#site/illustrations/service-art.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';

/** Each service has its own anchor, named like its picture. */
export function ServiceRows() {
  return (
    <Section labelledBy="services">
      <SectionHeading
        id="services"
        title="Six ways to know a home"
        text="The same systems, each time with a different question in mind."
      />
      <ul className="service-rows">
        {serviceCards.map(({ image, title, description, features }) => (
          <li key={image} id={image}>
            <ServiceArt image={image} />
            <div>
              <h3>{title}</h3>
              <p className="site-soft">{description}</p>
              <details>
                <summary>
                  What it is for
                  <Icon name="plus" size={18} />
                </summary>
                <ul className="site-checks">
                  {features.map((feature) => (
                    <li key={feature}>
                      <Icon name="check" size={18} />
                      {feature}
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
