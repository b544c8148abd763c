import { reasonsToChooseUs } from '#domain/content/home.ts';
import { Rows } from '#site/parts/rows.tsx';
import { Section } from '#site/parts/section.tsx';

export function ReasonsBlock() {
  return (
    <Section labelledBy="reasons" className="home-reasons">
      <h2 id="reasons">Why people choose us</h2>
      <Rows rows={reasonsToChooseUs} />
    </Section>
  );
}
