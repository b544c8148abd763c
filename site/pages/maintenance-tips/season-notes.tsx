import { CloudHail, Leaf, type LucideIcon, Snowflake, Sun } from 'lucide-react';
import { seasonNotes, seasonsHeading } from '#domain/content/maintenance-tips.ts';
import type { Season } from '#domain/maintenance/maintenance-options.ts';
import { Section, SectionHeading } from '#site/parts/section.tsx';

const icons: Record<Season, LucideIcon> = {
  Spring: CloudHail,
  Summer: Sun,
  Fall: Leaf,
  Winter: Snowflake,
};

/** Why a list from elsewhere does not fit a home in Dallas-Fort Worth. */
export function SeasonNotes() {
  return (
    <Section labelledBy="seasons">
      <SectionHeading id="seasons" title={seasonsHeading.title} text={seasonsHeading.text} />
      <ol className="season-notes">
        {seasonNotes.map(({ season, title, text }) => {
          const Icon = icons[season];
          return (
            <li key={season}>
              <span className="site-icon">
                <Icon size={24} strokeWidth={1.75} />
              </span>
              <p className="season-name">{season}</p>
              <h3>{title}</h3>
              <p className="site-soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
