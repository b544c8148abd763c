import { aboutHero, aboutMeta, coreValues, reasonsToChoose } from '#domain/content/about.ts';
import type { Page } from '#site/page.ts';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { InspectorCard } from '#site/parts/inspector-card.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Rows } from '#site/parts/rows.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { CitiesBlock } from './cities-block.tsx';
import { IntroBlock } from './intro-block.tsx';
import { RulesBlock } from './rules-block.tsx';
import './about.css';

export const page: Page = {
  Component: AboutPage,
  meta: aboutMeta,
  shareDrawing: 'about',
};

function AboutPage() {
  return (
    <>
      <PageHero
        title={aboutHero.title}
        text={aboutHero.text}
        art={<InspectorCard />}
        look="limestone"
      />
      <IntroBlock />
      <Section tone="limestone" labelledBy="values">
        <SectionHeading
          id="values"
          title="Four values, in every attic"
          text="They are easy to print and hard to keep at 140 degrees. We keep them there too."
        />
        <Rows rows={coreValues} />
      </Section>
      <CitiesBlock />
      <RulesBlock />
      <Section labelledBy="reasons">
        <SectionHeading id="reasons" title={reasonsToChoose.title} />
        <Cards cards={reasonsToChoose.cards} columns={3} />
      </Section>
      <ClosingCall
        title="Meet us at the house"
        text="Come for the last half hour of the inspection. It is the best way to get to know your inspector, and your home."
      >
        <SiteLink href="/calendar" className="ui-button" data-kind="action">
          Schedule an Inspection
        </SiteLink>
      </ClosingCall>
    </>
  );
}
