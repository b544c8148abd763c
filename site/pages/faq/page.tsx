import { faqClosing, faqHero } from '#domain/content/faq/faq.ts';
import { faqLabels, faqMeta } from '#domain/content/faq-page.ts';
import type { Page } from '#site/page.ts';
import { QuoteLink } from '#site/parts/actions.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { faqData } from './faq-data.ts';
import { QuestionBrowser } from './question-browser.tsx';
import './faq.css';

export const page: Page = {
  Component: FaqPage,
  meta: faqMeta,
  structuredData: faqData,
  shareDrawing: 'faq',
};

function FaqPage() {
  return (
    <>
      <PageHero texts={faqHero} look="night" />
      <Section className="faq">
        <QuestionBrowser />
      </Section>
      <ClosingCall texts={faqClosing}>
        <QuoteLink />
        <SiteLink href="/contact" className="ui-button">
          {useTexts(faqLabels).message}
        </SiteLink>
      </ClosingCall>
    </>
  );
}
