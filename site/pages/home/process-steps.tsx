import { processSteps } from '#domain/content/home.ts';
import { ScheduleLink } from '#site/parts/actions.tsx';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function ProcessSteps() {
  const { title: heading, steps } = useTexts(processSteps);
  return (
    <Section tone="limestone" labelledBy="process" title={heading}>
      <SectionHeading id="process" title={heading} />
      <ol className="home-steps">
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <ContentIcon name={icon} />
            <h3>{title}</h3>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
      <div className="site-actions">
        <ScheduleLink />
      </div>
    </Section>
  );
}
