import { business } from '#domain/business/defaults/business.ts';
import { faqClosing, faqHero } from '#domain/content/faq/faq.ts';
import { keywords } from '#site/meta/page-meta.ts';
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
  meta: {
    title: `Home Inspection Questions and Answers | ${business.name}`,
    description: `45 straight answers about home inspections in the ${business.serviceArea}: process, prices, what is included, option periods, clay soil and hail, reports and what comes after.`,
    keywords: keywords('home inspection FAQ', 'home inspection questions'),
  },
  structuredData: faqData,
  shareDrawing: 'faq',
};

function FaqPage() {
  return (
    <>
      <PageHero title={faqHero.title} text={faqHero.text} look="night" />
      <Section className="faq">
        <QuestionBrowser />
      </Section>
      <ClosingCall title={faqClosing.title} text={faqClosing.text}>
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
