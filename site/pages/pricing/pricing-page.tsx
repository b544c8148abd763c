import { useLocation } from 'wouter';
import { sampleExamples } from '#domain/content/pricing.ts';
import { pricingClosing, pricingHero } from '#domain/content/pricing-page.ts';
import { PricingArt } from '#site/illustrations/pricing-art.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { SamplePrices } from '#site/parts/sample-prices.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { PricingWidget } from '#widgets/pricing/pricing.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { IncludedAndFactors } from './included-and-factors.tsx';
import { PaymentBlock } from './payment-block.tsx';

export function Page() {
  const [, navigate] = useLocation();

  const askForQuote = () => {
    navigate('/contact');
    return false;
  };

  return (
    <>
      <PageHero title={pricingHero.title} text={pricingHero.text} art={<PricingArt />} />
      <Section tone="soft">
        <WidgetFrame>
          <PricingWidget onQuote={askForQuote} />
        </WidgetFrame>
      </Section>
      <IncludedAndFactors />
      <AdditionalServices />
      <SamplePrices title={sampleExamples.title} text={sampleExamples.text} tone="plain" />
      <PaymentBlock />
      <ClosingCall
        title={pricingClosing.title}
        text={pricingClosing.text}
        callLabel="Call for Instant Quote"
      >
        <SiteLink href="/quote" className="ui-button" data-kind="action">
          Get Free Quote
        </SiteLink>
      </ClosingCall>
    </>
  );
}
