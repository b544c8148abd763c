import { useLocation } from 'wouter';
import {
  pricingButtons,
  pricingClosing,
  pricingHero,
  pricingMeta,
} from '#domain/content/pricing-page.ts';
import { baseOf } from '#domain/locale/localized-path.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { SamplePrices } from '#site/parts/sample-prices.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { PricingWidget } from '#widgets/pricing/pricing.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { IncludedAndFactors } from './included-and-factors.tsx';
import { PaymentBlock } from './payment-block.tsx';
import '#widgets/pricing/pricing.css';
import './pricing-page.css';

export const page: Page = {
  Component: PricingPage,
  meta: pricingMeta,
  shareDrawing: 'pricing',
};

function PricingPage() {
  const [, navigate] = useLocation();
  const buttons = useTexts(pricingButtons);
  const { locale } = useBusiness();

  const askForQuote = ({ href }: { href: string }) => {
    // The router adds the language itself.
    navigate(href.slice(baseOf(locale).length));
    return false;
  };

  return (
    <>
      <PageHero texts={pricingHero} art={<HeroDrawing name="pricing" />} look="ledger" />
      <Section tone="soft">
        <WidgetFrame>
          <PricingWidget onQuote={askForQuote} />
        </WidgetFrame>
      </Section>
      <IncludedAndFactors />
      <AdditionalServices />
      <SamplePrices tone="plain" />
      <PaymentBlock />
      <ClosingCall texts={pricingClosing} callLabel={buttons.call}>
        <SiteLink href="/quote" className="ui-button" data-kind="action">
          {buttons.quote}
        </SiteLink>
      </ClosingCall>
    </>
  );
}
