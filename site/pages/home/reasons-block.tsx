import { reasonsToChooseUs } from '#domain/content/home.ts';
import { Cards } from '#site/parts/cards.tsx';
import { Section } from '#site/parts/section.tsx';

export function ReasonsBlock() {
  return (
    <Section labelledBy="reasons" className="home-reasons">
      <h2 id="reasons">Why people choose us</h2>
      <Cards cards={reasonsToChooseUs} columns={2} />
    </Section>
  );
}
