import { inspectionSteps } from '#domain/content/services-page.ts';
import { Section, SectionHeading } from '#site/parts/section.tsx';

export function InspectionSteps() {
  return (
    <Section labelledBy="steps">
      <SectionHeading id="steps" title="How it goes, in four steps" />
      <ol className="inspection-steps">
        {inspectionSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="site-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
