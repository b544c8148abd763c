import { faqClosing, faqHero } from '#domain/content/faq/faq.ts';
import { FaqArt } from '#site/illustrations/faq-art.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { QuestionBrowser } from './question-browser.tsx';

export function Page() {
  return (
    <>
      <PageHero title={faqHero.title} text={faqHero.text} art={<FaqArt />} />
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
