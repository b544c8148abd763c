import {
  maintenanceClosing,
  maintenanceHero,
  maintenanceMeta,
} from '#domain/content/maintenance-tips.ts';
import { defaultLocation } from '#domain/maintenance/maintenance-options.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { ScheduleLink } from '#site/parts/actions.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTabStore } from '#site/parts/use-tab-store.ts';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { usePartner } from '#site/routing/use-partner.ts';
import { useBusiness } from '#ui/business.tsx';
import { createTipsStore } from '#widgets/tips/tips.store.ts';
import { TipsWidget } from '#widgets/tips/tips.tsx';
import { SeasonNotes } from './season-notes.tsx';
import '#widgets/tips/tips.css';
import './maintenance-tips.css';

export const page: Page = {
  Component: MaintenanceTipsPage,
  meta: maintenanceMeta,
  shareDrawing: 'maintenance-tips',
};

function MaintenanceTipsPage() {
  const partner = usePartner();
  const business = useBusiness();
  const store = useTabStore('tips', () => createTipsStore({ location: defaultLocation(business) }));
  return (
    <>
      <PageHero texts={maintenanceHero} art={<HeroDrawing name="maintenance-tips" />} look="sky" />
      <Section tone="soft" className="maintenance-tips">
        <WidgetFrame typed="tips">
          <NoScriptLine />
          <TipsWidget store={store} partner={partner} />
        </WidgetFrame>
      </Section>
      <SeasonNotes />
      <ClosingCall texts={maintenanceClosing}>
        <ScheduleLink />
      </ClosingCall>
    </>
  );
}
