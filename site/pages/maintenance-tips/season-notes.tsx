import { seasonNotes, seasonsHeading } from '#domain/content/maintenance-tips.ts';
import type { Season } from '#domain/maintenance/maintenance-options.ts';
import type { IconName } from '#site/icons/icon-shapes.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';

const icons: Record<Season, IconName> = {
  Spring: 'hail',
  Summer: 'sun',
  Fall: 'leaf',
  Winter: 'snow',
};

/** What each season in Dallas-Fort Worth demands of a home. */
export function SeasonNotes() {
  return (
    <Section labelledBy="seasons">
      <SectionHeading id="seasons" title={seasonsHeading.title} text={seasonsHeading.text} />
      <ol className="season-notes">
        {seasonNotes.map(({ season, title, text }) => (
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
