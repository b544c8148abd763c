import { seasonNotes } from '#domain/content/maintenance-tips.ts';
import type { Season } from '#domain/maintenance/maintenance-options.ts';
import type { IconName } from '#site/icons/icon-shapes.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { maintenanceTipsPageWords } from './maintenance-tips-page.words.ts';

const icons: Record<Season, IconName> = {
  Spring: 'hail',
  Summer: 'sun',
  Fall: 'leaf',
  Winter: 'snow',
};

/** What each season demands of a home. */
export function SeasonNotes() {
  const { title, paragraphs, seasons } = useTexts(seasonNotes);
  const words = useWords(maintenanceTipsPageWords);
  return (
    <Section labelledBy="seasons" title={title}>
      <SectionHeading
        id="seasons"
        title={title}
        text={paragraphs.map(({ text }) => text).join(' ')}
      />
      <ol className="season-notes">
        {seasons.map((note) => (
          <li key={note.season}>
            <ContentIcon name={icons[note.season]} />
            <p className="season-name">{words.seasons[note.season]}</p>
            <h3>{note.title}</h3>
            <Text className="site-soft">{note.text}</Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
