import { coverage, coverageHeading } from '#domain/content/inspection-coverage.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** Six lists that open one by one on phones; with enough space, the style sheet shows all. */
export function Coverage() {
  const heading = useTexts(coverageHeading);
  const categories = useTexts(coverage);
  if (categories.length === 0) return null;
  return (
    <Section tone="soft" labelledBy="coverage" title={heading.title}>
      <SectionHeading id="coverage" title={heading.title} text={heading.text} />
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
