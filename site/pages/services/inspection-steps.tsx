import { inspectionSteps } from '#domain/content/services-page.ts';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function InspectionSteps() {
  const { title: heading, steps } = useTexts(inspectionSteps);
  return (
    <Section labelledBy="steps" title={heading}>
      <SectionHeading id="steps" title={heading} />
      <ol className="inspection-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Text className="site-soft">{text}</Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
