import { seasonNotes } from '#domain/content/maintenance-tips.ts';
import type { Season } from '#domain/maintenance/maintenance-options.ts';
import type { IconName } from '#site/icons/icon-shapes.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/business.tsx';

const icons: Record<Season, IconName> = {
  Spring: 'hail',
  Summer: 'sun',
  Fall: 'leaf',
  Winter: 'snow',
};

/** What each season demands of a home. */
export function SeasonNotes() {
  const { seasons, ...heading } = useTexts(seasonNotes);
  return (
    <Section labelledBy="seasons">
      <SectionHeading id="seasons" title={heading.title} text={heading.text} />
      <ol className="season-notes">
        {seasons.map(({ season, title, text }) => (
          <li key={season}>
            <ContentIcon name={icons[season]} />
            <p className="season-name">{season}</p>
            <h3>{title}</h3>
            <p className="site-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
