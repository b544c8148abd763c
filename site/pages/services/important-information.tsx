import { limits } from '#domain/content/inspection-coverage.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section } from '#site/parts/section.tsx';

export function ImportantInformation() {
  return (
    <Section tone="limestone" labelledBy="important" className="important">
      <div>
        <Icon name="info" size={32} strokeWidth={1.75} />
        <h2 id="important">{limits.title}</h2>
        <p className="site-soft">{limits.text}</p>
      </div>
      <ul>
        {limits.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
