import { aboutRules } from '#domain/content/about.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { aboutPageWords } from './about-page.words.ts';

export function RulesBlock() {
  const { title, always, never } = useTexts(aboutRules);
  const words = useWords(aboutPageWords);
  const columns = [
    { kind: 'always', icon: 'check', rules: always },
    { kind: 'never', icon: 'cross', rules: never },
  ] as const;
  return (
    <Section tone="soft" labelledBy="rules" title={title} className="about-rules">
      <h2 id="rules">{title}</h2>
      {columns.map(({ kind, icon, rules }) => (
        <div key={kind} data-kind={kind}>
          <h3>{words[kind]}</h3>
          <ul className="site-checks">
            {rules.map((rule) => (
              <li key={rule}>
                <Icon name={icon} size={20} />
                <span>{rule}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
