import { useState } from 'react';
import { WidgetPreview } from '#admin/forms/widget-preview.tsx';
import { type PriceList, priceListSchema } from '#domain/business/price-list.schema.ts';
import { wordsOf } from '#domain/business/words-of.ts';
import { useBusiness } from '#ui/business.tsx';
import { createQuoteStore } from '#widgets/quote/quote.store.ts';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import '#widgets/quote/quote.css';

/** The calculator itself, with the typed prices; with the last valid ones while a price is missing. */
export function PricePreview({ typed }: { typed: PriceList }) {
  const published = useBusiness();
  const [store] = useState(createQuoteStore);
  const checked = priceListSchema.safeParse(typed);
  const business = checked.success ? { ...published, prices: checked.data } : undefined;
  return (
    <div className="price-preview">
      <WidgetPreview
        note={
          business
            ? 'The calculator with the prices beside it.'
            : 'A price is missing or wrong: the calculator still has the ones before.'
        }
        business={business && { ...business, words: wordsOf(business, 'en') }}
      >
        <QuoteWidget store={store} onBook={() => false} />
      </WidgetPreview>
    </div>
  );
}
