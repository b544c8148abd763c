import { inspectionSteps } from '#domain/content/services-page.ts';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/business.tsx';

export function InspectionSteps() {
  const { title: heading, steps } = useTexts(inspectionSteps);
  return (
    <Section labelledBy="steps">
      <SectionHeading id="steps" title={heading} />
      <ol className="inspection-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="site-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
