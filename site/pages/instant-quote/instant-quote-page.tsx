import { useLocation } from 'wouter';
import { instantQuoteBenefits, instantQuoteHero } from '#domain/content/instant-quote.ts';
import { sampleExamples } from '#domain/content/pricing.ts';
import { Receipt } from '#site/illustrations/receipt.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { useKeptStore } from '#site/parts/kept-store.ts';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { SamplePrices } from '#site/parts/sample-prices.tsx';
import { Section } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { usePartner } from '#site/routing/use-partner.ts';
import { quoteToSearch } from '#widgets/core/attributed-search.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';
import { createQuoteStore } from '#widgets/quote/quote.store.ts';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import { Comparison } from './comparison.tsx';

export function Page() {
  const partner = usePartner();
  const store = useKeptStore('quote', createQuoteStore);
  const [, navigate] = useLocation();

  const book = ({ input }: Quote) => {
    navigate(`/calendar${quoteToSearch(input, partner)}`);
    return false;
  };

  return (
    <>
      <PageHero title={instantQuoteHero.title} text={instantQuoteHero.text} art={<Receipt />} />
      <Section className="instant-quote" labelledBy="benefits">
        <WidgetFrame>
          <NoScriptLine />
          <QuoteWidget store={store} partner={partner} onBook={book} />
        </WidgetFrame>
        <div className="instant-quote-benefits">
          <h2 id="benefits">No waiting, no surprises</h2>
          <Cards cards={instantQuoteBenefits} columns={1} />
        </div>
      </Section>
      <SamplePrices title="What others pay" text={sampleExamples.text} tone="limestone" />
      <Comparison />
      <ClosingCall
        title="Rather talk it through?"
        text="Tell us the address, and we work the price out with you while you are on the line."
      >
        <SiteLink href="/calendar" className="ui-button" data-kind="action">
          Schedule an Inspection
        </SiteLink>
      </ClosingCall>
    </>
  );
}
