import { aboutCoverage } from '#domain/content/about.ts';
import { CoverageMap } from '#site/illustrations/coverage-map.tsx';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness, useTexts } from '#ui/business.tsx';

export function CitiesBlock() {
  const { title, text, schedulingNote } = useTexts(aboutCoverage);
  const { cities } = useBusiness().serviceArea;
  return (
    <Section labelledBy="cities" className="about-cities">
      <div>
        <h2 id="cities">{title}</h2>
        <p className="site-lede">{text}</p>
        <ul aria-labelledby="cities">
          {cities.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <CoverageMap />
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
