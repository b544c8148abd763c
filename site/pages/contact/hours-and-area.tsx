import { appointmentHours, phoneHours } from '#domain/business/hours.ts';
import { radiusMiles } from '#domain/business/published-figures.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { Section } from '#site/parts/section.tsx';

/** The second statement of the hours; the details beside the form have their own (spec §9). */
export function HoursAndArea() {
  return (
    <Section className="hours-and-area" labelledBy="hours-and-area">
      <div>
        <h2 id="hours-and-area">When and where we inspect</h2>
        <p className="site-lede">
          Daytime, evening and weekend appointments, all over the {serviceArea.name}.
        </p>
      </div>
      <div>
        <h3>Inspections, by appointment</h3>
        <HoursTable rows={appointmentHours} />
        <h3>Phone</h3>
        <HoursTable rows={[phoneHours]} />
      </div>
      <div>
        <h3>Service area</h3>
        <p>
          {serviceArea.counties}, within about {radiusMiles.served} miles:
        </p>
        <p className="site-soft">{serviceArea.cities.join(', ')}.</p>
      </div>
    </Section>
  );
}
