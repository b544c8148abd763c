import { useContext } from 'react';
import { siteButtons } from '#domain/content/buttons.ts';
import {
  quoteClosing,
  quoteFactors,
  quoteHero,
  quoteMeta,
  quoteShortcut,
} from '#domain/content/quote-page.ts';
import type { RefusedRequest } from '#domain/inspection-request/refused-request.ts';
import { PageDataContext, requestKey } from '#site/data/page-data.ts';
import { Icon } from '#site/icons/icon.tsx';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { LinkedText } from '#site/parts/linked-text.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTabStore } from '#site/parts/use-tab-store.ts';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useMetadata } from '#site/routing/use-metadata.ts';
import { usePartner } from '#site/routing/use-partner.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { useTexts } from '#ui/use-texts.ts';
import { createContactStore } from '#widgets/contact/contact.store.ts';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import '#widgets/contact/contact.css';
import './quote-page.css';

export const page: Page = {
  Component: QuotePage,
  meta: quoteMeta,
  data: [requestKey],
  shareDrawing: 'clipboard',
};

function QuotePage() {
  const { email } = useBusiness();
  const factors = useTexts(quoteFactors);
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
      <PageHero texts={quoteHero} art={<HeroDrawing name="clipboard" />} />
      <Section
        tone="soft"
        className="quote-page"
        labelledBy={factors.title ? 'factors' : undefined}
      >
        <div className="quote-factors">
          {factors.title ? (
            <>
              <h2 id="factors">{factors.title}</h2>
              <Cards cards={factors.cards} columns={1} />
            </>
          ) : null}
          <p className="quote-shortcut">
            <LinkedText text={useTexts(quoteShortcut).note} hrefs={['/instant-quote']} />
          </p>
        </div>
        <WidgetFrame typed="request">
          <ContactWidget
            store={store}
            partner={partner}
            metadata={metadata}
            plainPost
            onToast={showToast}
          />
        </WidgetFrame>
      </Section>
      <ClosingCall texts={quoteClosing}>
        <a className="ui-button" data-kind="action" href={email.href}>
          <Icon name="email" size={18} />
          <span>{useTexts(siteButtons).email}</span>
        </a>
      </ClosingCall>
    </>
  );
}
