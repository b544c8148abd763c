import { Info } from 'lucide-react';
import { limits } from '#domain/content/inspection-coverage.ts';
import { Section } from '#site/parts/section.tsx';

export function ImportantInformation() {
  return (
    <Section tone="limestone" labelledBy="important" className="important">
      <div>
        <Info size={32} strokeWidth={1.75} />
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
