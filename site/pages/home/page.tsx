import { homeClosing, homeMeta, reasonsToChooseUs, statistics } from '#domain/content/home.ts';
import type { Page } from '#site/page.ts';
import { QuoteLink } from '#site/parts/actions.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { ReportSpread } from '#site/parts/report-spread.tsx';
import { Rows } from '#site/parts/rows.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { AboutBlock } from './about-block.tsx';
import { CoverageBlock } from './coverage-block.tsx';
import { HomeHero } from './home-hero.tsx';
import { homePageWords } from './home-page.words.ts';
import { ProcessSteps } from './process-steps.tsx';
import { ServicesBlock } from './services-block.tsx';
import { TestimonialsBlock } from './testimonials-block.tsx';
import './home.css';
import './home-blocks.css';

export const page: Page = {
  Component: HomePage,
  meta: homeMeta,
  shareDrawing: 'home-scene',
  sharePhotograph: 'hero',
};

function HomePage() {
  const figures = useTexts(statistics);
  const reasons = useTexts(reasonsToChooseUs);
  const words = useWords(homePageWords);
  return (
    <>
      <HomeHero />
      <ServicesBlock />
      <AboutBlock />
      <ProcessSteps />
      <ReportSpread />
      <TestimonialsBlock />
      <CoverageBlock />
      {figures.length > 0 ? (
        <Section tone="night" className="home-statistics">
          <h2 className="ui-visually-hidden">{words.figures}</h2>
          <dl>
            {figures.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      <Section labelledBy="reasons" title={reasons.title} className="home-reasons">
        <h2 id="reasons">{reasons.title}</h2>
        <Rows rows={reasons.reasons} />
      </Section>
      <ClosingCall texts={homeClosing}>
        <QuoteLink />
      </ClosingCall>
    </>
  );
}
