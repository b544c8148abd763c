import { business } from '#domain/business/business.ts';
import { aboutBlock } from '#domain/content/home.ts';
import { HouseSection } from '#site/illustrations/house-section.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';

export function AboutBlock() {
  return (
    <Section labelledBy="about" className="home-about">
      <div className="home-about-text">
        <h2 id="about">{aboutBlock.title}</h2>
        {aboutBlock.paragraphs.map((paragraph) => (
          <p key={paragraph} className="site-soft">
            {paragraph}
          </p>
        ))}
        <p className="home-about-licence">
          {business.licence.label}, licensed by the Texas Real Estate Commission
        </p>
        <SiteLink href="/about" className="ui-button">
          About your inspector
        </SiteLink>
      </div>
      <figure className="home-about-figure">
        <HouseSection />
        <figcaption>
          <ol>
            {aboutBlock.weakPoints.map(({ place, text }) => (
              <li key={place}>
                <strong>{place}</strong> {text}
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </Section>
  );
}
