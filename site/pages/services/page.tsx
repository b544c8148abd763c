import {
  servicesClosing,
  servicesHero,
  servicesLabels,
  servicesMeta,
  whatYouReceive,
} from '#domain/content/services-page.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Photograph } from '#site/parts/photograph.tsx';
import { ReportSpread } from '#site/parts/report-spread.tsx';
import { Rows } from '#site/parts/rows.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';
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
  sharePhotograph: 'services',
};

function ServicesPage() {
  const receive = useTexts(whatYouReceive);
  const labels = useTexts(servicesLabels);
  return (
    <>
      <PageHero texts={servicesHero} art={<ServicesArt />} look="blueprint" />
      <ServiceRows />
      <VideoReports />
      <Coverage />
      <Section tone="limestone" labelledBy="receive" title={receive.title} className="receive">
        <SectionHeading id="receive" title={receive.title} />
        <Rows rows={receive.items} />
      </Section>
      <ReportSpread />
      <InspectionSteps />
      <ImportantInformation />
      <PriceRanges />
      <ClosingCall texts={servicesClosing}>
        <SiteLink href="/quote" className="ui-button" data-kind="action">
          {labels.quote}
        </SiteLink>
        <SiteLink href="/contact" className="ui-button">
          {labels.schedule}
        </SiteLink>
      </ClosingCall>
    </>
  );
}

const ServicesArt = () => (
  <Photograph
    place="services"
    className="site-hero-photograph"
    sizes="(width >= 1260px) 480px, (width >= 700px) 38vw, 92vw"
    isFirst
  >
    <HeroDrawing name="services" />
  </Photograph>
);
