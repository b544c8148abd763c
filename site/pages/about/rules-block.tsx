import { aboutRules } from '#domain/content/about.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function RulesBlock() {
  const { title, always, never } = useTexts(aboutRules);
  const columns = [
    { name: 'Always', icon: 'check', rules: always },
    { name: 'Never', icon: 'cross', rules: never },
  ] as const;
  return (
    <Section tone="soft" labelledBy="rules" title={title} className="about-rules">
      <h2 id="rules">{title}</h2>
      {columns.map(({ name, icon, rules }) => (
        <div key={name} data-kind={name.toLowerCase()}>
          <h3>{name}</h3>
          <ul className="site-checks">
            {rules.map((rule) => (
              <li key={rule}>
                <Icon name={icon} size={20} />
                {rule}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
