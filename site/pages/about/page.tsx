import {
  aboutClosing,
  aboutHero,
  aboutMeta,
  coreValues,
  reasonsToChoose,
} from '#domain/content/about.ts';
import type { Page } from '#site/page.ts';
import { ScheduleLink } from '#site/parts/actions.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { InspectorCard } from '#site/parts/inspector-card.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Rows } from '#site/parts/rows.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { CitiesBlock } from './cities-block.tsx';
import { IntroBlock } from './intro-block.tsx';
import { RulesBlock } from './rules-block.tsx';
import './about.css';

export const page: Page = {
  Component: AboutPage,
  meta: aboutMeta,
  shareDrawing: 'about',
  sharePhotograph: 'about',
};

function AboutPage() {
  const values = useTexts(coreValues);
  const reasons = useTexts(reasonsToChoose);
  return (
    <>
      <PageHero texts={aboutHero} art={<InspectorCard />} look="limestone" />
      <IntroBlock />
      <Section tone="limestone" labelledBy="values" title={values.title}>
        <SectionHeading id="values" title={values.title} text={values.text} />
        <Rows rows={values.values} />
      </Section>
      <CitiesBlock />
      <RulesBlock />
      <Section labelledBy="reasons" title={reasons.title}>
        <SectionHeading id="reasons" title={reasons.title} />
        <Cards cards={reasons.cards} columns={3} />
      </Section>
      <ClosingCall texts={aboutClosing}>
        <ScheduleLink />
      </ClosingCall>
    </>
  );
}
