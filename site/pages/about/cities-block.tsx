import { aboutCoverage } from '#domain/content/about.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness, useTexts } from '#ui/business.tsx';
import { CoverageMap } from '#ui/coverage-map/coverage-map.tsx';

export function CitiesBlock() {
  const { title, text, schedulingNote } = useTexts(aboutCoverage);
  const { serviceArea } = useBusiness();
  return (
    <Section labelledBy="cities" className="about-cities">
      <div>
        <h2 id="cities">{title}</h2>
        <p className="site-lede">{text}</p>
        <ul aria-labelledby="cities">
          {serviceArea.cities.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <CoverageMap area={serviceArea} />
      <div className="about-scheduling">
        <ContentIcon name="schedule" />
        <div className="about-scheduling-text">
          <h3>{schedulingNote.title}</h3>
          <p>{schedulingNote.text}</p>
        </div>
        <SiteLink href="/calendar" className="ui-button">
          See Free Times
        </SiteLink>
      </div>
    </Section>
  );
}
