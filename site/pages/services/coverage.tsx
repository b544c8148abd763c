import type { CoverageCategory } from '#domain/content/inspection-coverage.ts';
import { Icon } from '#site/icons/icon.tsx';
import type { IconName } from '#site/icons/icon-shapes.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';

interface CoverageProps {
  categories: readonly (CoverageCategory & { icon: IconName })[];
}

/** Six lists that open one by one on phones; with enough space, the style sheet shows all. */
export function Coverage({ categories }: CoverageProps) {
  return (
    <Section tone="soft" labelledBy="coverage">
      <SectionHeading
        id="coverage"
        title="What every inspection covers"
        text="Six categories, the same for every home, whatever its age."
      />
      <ul className="coverage">
        {categories.map(({ icon, title, items }) => (
          <li key={title}>
            <details>
              <summary>
                <ContentIcon name={icon} />
                <h3>{title}</h3>
                <Icon name="plus" size={22} />
              </summary>
              <ul className="coverage-items">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
