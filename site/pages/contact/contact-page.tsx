import { contactHero, contactQuestions, sameDayCall } from '#domain/content/contact.ts';
import { Truck } from '#site/illustrations/truck.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { useKeptStore } from '#site/parts/kept-store.ts';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Questions } from '#site/parts/questions.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { usePartner } from '#site/routing/use-partner.ts';
import { createContactStore } from '#widgets/contact/contact.store.ts';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactDetails } from './contact-details.tsx';
import { HoursAndArea } from './hours-and-area.tsx';

export function Page() {
  const partner = usePartner();
  const store = useKeptStore('request', createContactStore, ({ sent }) => sent);
  return (
    <>
      <PageHero title={contactHero.title} text={contactHero.text} art={<Truck />} />
      <ContactCards />
      <Section tone="soft" className="contact-page">
        <ContactDetails />
        <WidgetFrame>
          <NoScriptLine />
          <ContactWidget store={store} partner={partner} onToast={showToast} />
        </WidgetFrame>
      </Section>
      <HoursAndArea />
      <Section tone="limestone" labelledBy="questions" className="contact-questions">
        <h2 id="questions">Asked before the first call</h2>
        <Questions questions={contactQuestions} />
      </Section>
      <ClosingCall title={sameDayCall.title} text={sameDayCall.text}>
        <SiteLink href="/calendar" className="ui-button" data-kind="action">
          See Free Times
        </SiteLink>
      </ClosingCall>
    </>
  );
}
