import { contactLabels, hoursAndArea } from '#domain/content/contact.ts';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** The second statement of the hours; the details beside the form have their own (spec §9). */
export function HoursAndArea() {
  const { hours, serviceArea } = useBusiness();
  const { title, text, area } = useTexts(hoursAndArea);
  const labels = useTexts(contactLabels);
  return (
    <Section className="hours-and-area" labelledBy="hours-and-area" title={title}>
      <div>
        <h2 id="hours-and-area">{title}</h2>
        <Text className="site-lede">{text}</Text>
      </div>
      <div>
        <h3>{labels.appointments}</h3>
        <HoursTable rows={hours.appointments} />
        <h3>{labels.phone}</h3>
        <HoursTable rows={hours.phoneRows} />
      </div>
      <div>
        <h3>{labels.area}</h3>
        <p>{area}</p>
        <p className="site-soft">{`${serviceArea.cities.map(({ name }) => name).join(', ')}.`}</p>
      </div>
    </Section>
  );
}
