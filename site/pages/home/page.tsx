import { homeMeta, reasonsToChooseUs, statistics } from '#domain/content/home.ts';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { ReportSpread } from '#site/parts/report-spread.tsx';
import { Rows } from '#site/parts/rows.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { AboutBlock } from './about-block.tsx';
import { CoverageBlock } from './coverage-block.tsx';
import { HomeHero } from './home-hero.tsx';
import { ProcessSteps } from './process-steps.tsx';
import { ServicesBlock } from './services-block.tsx';
import { TestimonialsBlock } from './testimonials-block.tsx';
import './home.css';
import './home-blocks.css';

export const page: Page = {
  Component: HomePage,
  meta: homeMeta,
  shareDrawing: 'home-scene',
};

function HomePage() {
  return (
    <>
      <HomeHero />
      <ServicesBlock />
      <AboutBlock />
      <ProcessSteps />
      <ReportSpread />
      <TestimonialsBlock />
      <CoverageBlock />
      <Section tone="night" className="home-statistics">
        <h2 className="ui-visually-hidden">In figures</h2>
        <dl>
          {statistics.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="reasons" className="home-reasons">
        <h2 id="reasons">Why people choose us</h2>
        <Rows rows={reasonsToChooseUs} />
      </Section>
      <ClosingCall
        title="Ready to know what you are buying?"
        text="Four facts about the home give you the price. Nothing is sent, and you can book right from there."
      >
        <SiteLink href="/instant-quote" className="ui-button" data-kind="action">
          Get Instant Quote
        </SiteLink>
      </ClosingCall>
    </>
  );
}
