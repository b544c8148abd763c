import { faqClosing, faqHero } from '#domain/content/faq/faq.ts';
import { faqMeta } from '#domain/content/faq-page.ts';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
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
        <SiteLink href="/instant-quote" className="ui-button" data-kind="action">
          Get Instant Quote
        </SiteLink>
        <SiteLink href="/contact" className="ui-button">
          Send a Message
        </SiteLink>
      </ClosingCall>
    </>
  );
}
