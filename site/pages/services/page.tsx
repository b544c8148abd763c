import { coverage } from '#domain/content/inspection-coverage.ts';
import {
  servicesClosing,
  servicesHero,
  servicesMeta,
  whatYouReceive,
} from '#domain/content/services-page.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { ReportSpread } from '#site/parts/report-spread.tsx';
import { Rows } from '#site/parts/rows.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { Coverage } from './coverage.tsx';
import { ImportantInformation } from './important-information.tsx';
import { InspectionSteps } from './inspection-steps.tsx';
import { PriceRanges } from './price-ranges.tsx';
import { ServiceRows } from './service-rows.tsx';
import { servicesData } from './services-data.ts';
import { VideoReports } from './video-reports.tsx';
import './services.css';
import './services-sections.css';

export const page: Page = {
  Component: ServicesPage,
  meta: servicesMeta,
  structuredData: servicesData,
  shareDrawing: 'services',
};

function ServicesPage() {
  return (
    <>
      <PageHero
        title={servicesHero.title}
        text={servicesHero.text}
        art={<HeroDrawing name="services" />}
        look="blueprint"
      />
      <ServiceRows />
      <VideoReports />
      <Coverage categories={coverage} />
      <Section tone="limestone" labelledBy="receive" className="receive">
        <SectionHeading id="receive" title="What you receive" />
        <Rows rows={whatYouReceive} />
      </Section>
      <ReportSpread />
      <InspectionSteps />
      <ImportantInformation />
      <PriceRanges />
      <ClosingCall title={servicesClosing.title} text={servicesClosing.text}>
        <SiteLink href="/quote" className="ui-button" data-kind="action">
          Get Your Quote
        </SiteLink>
        <SiteLink href="/contact" className="ui-button">
          Schedule Now
        </SiteLink>
      </ClosingCall>
    </>
  );
}
