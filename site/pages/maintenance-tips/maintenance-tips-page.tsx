import { maintenanceClosing, maintenanceHero } from '#domain/content/maintenance-tips.ts';
import { TipsArt } from '#site/illustrations/tips-art.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { usePartner } from '#site/routing/use-partner.ts';
import { TipsWidget } from '#widgets/tips/tips.tsx';
import { SeasonNotes } from './season-notes.tsx';

export function Page() {
  const partner = usePartner();
  return (
    <>
      <PageHero title={maintenanceHero.title} text={maintenanceHero.text} art={<TipsArt />} />
      <Section tone="soft" className="maintenance-tips">
        <WidgetFrame>
          <TipsWidget partner={partner} />
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
