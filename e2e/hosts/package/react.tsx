import type { InspectionQuoteElement } from 'inspection-widgets';
import { InspectionQuote } from 'inspection-widgets/react';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { app, log } from './package-page.ts';

function Page() {
  const quote = useRef<InspectionQuoteElement>(null);
  return (
    <InspectionQuote
      ref={quote}
      partner="jane-doe-realty"
      metadata={{ 'listing-id': '42' }}
      onQuoteCalculate={({ detail }) =>
        log(`${quote.current?.partner} ${detail.result.totalPrice}`)
      }
    />
  );
}

createRoot(app).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
