import { limits } from '#domain/content/inspection-coverage.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function ImportantInformation() {
  const { title, text, items } = useTexts(limits);
  return (
    <Section tone="limestone" labelledBy="important" title={title} className="important">
      <div>
        <Icon name="info" size={32} strokeWidth={1.75} />
        <h2 id="important">{title}</h2>
        <Text className="site-soft">{text}</Text>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
