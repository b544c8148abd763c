import type { CoverageCategory } from '#domain/content/inspection-coverage.ts';
import type { IconName } from '#site/icons/icon-shapes.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';

interface CoverageProps {
  categories: readonly (CoverageCategory & { icon: IconName })[];
}

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
          <li key={title} className="site-panel">
            <div className="coverage-title">
              <ContentIcon name={icon} />
              <h3>{title}</h3>
            </div>
            <ul className="coverage-items">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
