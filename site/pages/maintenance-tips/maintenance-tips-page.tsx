import { maintenanceClosing, maintenanceHero } from '#domain/content/maintenance-tips.ts';
import { TipsArt } from '#site/illustrations/tips-art.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { useKeptStore } from '#site/parts/kept-store.ts';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { usePartner } from '#site/routing/use-partner.ts';
import { createTipsStore } from '#widgets/tips/tips.store.ts';
import { TipsWidget } from '#widgets/tips/tips.tsx';
import { SeasonNotes } from './season-notes.tsx';

export function Page() {
  const partner = usePartner();
  const store = useKeptStore('tips', createTipsStore);
  return (
    <>
      <PageHero title={maintenanceHero.title} text={maintenanceHero.text} art={<TipsArt />} />
      <Section tone="soft" className="maintenance-tips">
        <WidgetFrame>
          <TipsWidget store={store} partner={partner} />
        </WidgetFrame>
      </Section>
      <SeasonNotes />
      <ClosingCall title={maintenanceClosing.title} text={maintenanceClosing.text}>
        <SiteLink href="/calendar" className="ui-button" data-kind="action">
          Schedule an Inspection
        </SiteLink>
      </ClosingCall>
    </>
  );
}
