import { business } from '#domain/business/business.ts';
import { quoteFactors, quoteHero } from '#domain/content/quote-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Clipboard } from '#site/illustrations/clipboard.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { useKeptStore } from '#site/parts/kept-store.ts';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { usePartner } from '#site/routing/use-partner.ts';
import { createContactStore } from '#widgets/contact/contact.store.ts';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';

export function Page() {
  const partner = usePartner();
  const store = useKeptStore('request', createContactStore, ({ sent }) => sent);
  return (
    <>
      <PageHero title={quoteHero.title} text={quoteHero.text} art={<Clipboard />} />
      <Section tone="soft" className="quote-page" labelledBy="factors">
        <div className="quote-factors">
          <h2 id="factors">What affects your quote</h2>
          <Cards cards={quoteFactors} columns={1} />
          <p className="quote-shortcut">
            In a hurry? The <SiteLink href="/instant-quote">instant quote</SiteLink> works the price
            out at once.
          </p>
        </div>
        <WidgetFrame>
          <NoScriptLine />
          <ContactWidget store={store} partner={partner} onToast={showToast} />
        </WidgetFrame>
      </Section>
      <ClosingCall
        title="Rather speak to a person?"
        text="Call or write with the address, and we look the home up while you wait."
      >
        <a className="ui-button" data-kind="action" href={business.email.href}>
          <Icon name="email" size={18} />
          Send Email
        </a>
      </ClosingCall>
    </>
  );
}
