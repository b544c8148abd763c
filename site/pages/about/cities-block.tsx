import { aboutCoverage } from '#domain/content/about.ts';
import { FreeTimesLink } from '#site/parts/actions.tsx';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { CoverageMap } from '#ui/coverage-map/coverage-map.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function CitiesBlock() {
  const { title, text, schedulingNote } = useTexts(aboutCoverage);
  const { serviceArea } = useBusiness();
  return (
    <Section labelledBy="cities" title={title} className="about-cities">
      <div>
        <h2 id="cities">{title}</h2>
        <Text className="site-lede">{text}</Text>
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
          <Text>{schedulingNote.text}</Text>
        </div>
        <FreeTimesLink isPlain />
      </div>
    </Section>
  );
}
