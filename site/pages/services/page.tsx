import { business } from '#domain/business/defaults/business.ts';
import { coverage } from '#domain/content/inspection-coverage.ts';
import { servicesClosing, servicesHero, whatYouReceive } from '#domain/content/services-page.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import { keywords } from '#site/meta/page-meta.ts';
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
  meta: {
    title: `Home Inspection Services in Dallas-Fort Worth | ${business.name}`,
    description: `Residential, home warranty, pre-listing, pre-purchase, new construction and annual maintenance inspections across the ${business.serviceArea}, with video reports.`,
    keywords: keywords('home inspection services', 'pre-listing inspection', 'warranty inspection'),
  },
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
