import { useContext } from 'react';
import {
  contactHero,
  contactMeta,
  contactQuestions,
  sameDayCall,
} from '#domain/content/contact.ts';
import type { RefusedRequest } from '#domain/inspection-request/refused-request.ts';
import { PageDataContext, requestKey } from '#site/data/page-data.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { FreeTimesLink } from '#site/parts/actions.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Questions } from '#site/parts/questions.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTabStore } from '#site/parts/use-tab-store.ts';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useMetadata } from '#site/routing/use-metadata.ts';
import { usePartner } from '#site/routing/use-partner.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { useTexts } from '#ui/use-texts.ts';
import { createContactStore } from '#widgets/contact/contact.store.ts';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactDetails } from './contact-details.tsx';
import { HoursAndArea } from './hours-and-area.tsx';
import '#widgets/contact/contact.css';
import './contact.css';

export const page: Page = {
  Component: ContactPage,
  meta: contactMeta,
  data: [requestKey],
  shareDrawing: 'truck',
};

function ContactPage() {
  const texts = useTexts(contactQuestions);
  const partner = usePartner();
  const metadata = useMetadata();
  const { [requestKey]: refused } = useContext(PageDataContext);
  const store = useTabStore(
    'request',
    () => createContactStore((refused ?? undefined) as RefusedRequest | undefined),
    ({ sent }) => sent,
  );
  return (
    <>
      <PageHero texts={contactHero} art={<HeroDrawing name="truck" />} look="road" />
      <ContactCards />
      <Section tone="soft" className="contact-page">
        <WidgetFrame typed="request">
          <ContactWidget
            store={store}
            partner={partner}
            metadata={metadata}
            plainPost
            onToast={showToast}
          />
        </WidgetFrame>
        <ContactDetails />
      </Section>
      <HoursAndArea />
      <Section
        tone="limestone"
        labelledBy="questions"
        title={texts.title}
        className="contact-questions"
      >
        <h2 id="questions">{texts.title}</h2>
        <Questions questions={texts.questions} />
      </Section>
      <ClosingCall texts={sameDayCall}>
        <FreeTimesLink />
      </ClosingCall>
    </>
  );
}
