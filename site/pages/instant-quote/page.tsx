import { useLocation } from 'wouter';
import { quoteToSearch } from '#client/attributed-search.ts';
import {
  instantQuoteBenefits,
  instantQuoteClosing,
  instantQuoteHero,
  instantQuoteMeta,
  instantQuoteSamples,
} from '#domain/content/instant-quote.ts';
import { CALCULATOR_ID } from '#domain/quote/calculator-address.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { ScheduleLink } from '#site/parts/actions.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { SamplePrices } from '#site/parts/sample-prices.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTabStore } from '#site/parts/use-tab-store.ts';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useMetadata } from '#site/routing/use-metadata.ts';
import { usePartner } from '#site/routing/use-partner.ts';
import { useTexts } from '#ui/use-texts.ts';
import type { QuoteToBook } from '#widgets/element/quote-handoff.ts';
import { createQuoteStore } from '#widgets/quote/quote.store.ts';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import { Comparison } from './comparison.tsx';
import { useCarriedHome } from './use-carried-home.ts';
import '#widgets/quote/quote.css';
import './instant-quote.css';

export const page: Page = {
  Component: InstantQuotePage,
  meta: instantQuoteMeta,
  shareDrawing: 'receipt',
};

function InstantQuotePage() {
  const benefits = useTexts(instantQuoteBenefits);
  const partner = usePartner();
  const metadata = useMetadata();
  const store = useTabStore('quote', createQuoteStore);
  const [, navigate] = useLocation();
  useCarriedHome(store);

  const book = (quote: QuoteToBook) => {
    navigate(`/calendar${quoteToSearch(quote, partner)}`);
    return false;
  };

  return (
    <>
      <PageHero texts={instantQuoteHero} art={<HeroDrawing name="receipt" />} />
      <Section className="instant-quote" labelledBy={benefits.title ? 'benefits' : undefined}>
        <WidgetFrame id={CALCULATOR_ID} typed="quote">
          <NoScriptLine />
          <QuoteWidget store={store} partner={partner} metadata={metadata} onBook={book} />
        </WidgetFrame>
        {benefits.title ? (
          <div className="instant-quote-benefits site-no-print">
            <h2 id="benefits">{benefits.title}</h2>
            <Cards cards={benefits.cards} columns={1} />
          </div>
        ) : null}
      </Section>
      <SamplePrices title={useTexts(instantQuoteSamples).title} tone="limestone" />
      <Comparison />
      <ClosingCall texts={instantQuoteClosing}>
        <ScheduleLink />
      </ClosingCall>
    </>
  );
}
