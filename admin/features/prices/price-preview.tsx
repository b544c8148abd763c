import { useId, useState } from 'react';
import { type PriceList, priceListSchema } from '#domain/business/price-list.schema.ts';
import { wordsOf } from '#domain/business/words.ts';
import { BusinessProvider, useBusiness } from '#ui/business.tsx';
import { createQuoteStore } from '#widgets/quote/quote.store.ts';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import '#widgets/quote/quote.css';

/** The calculator itself, with the typed prices; with the last valid ones while a price is missing. */
export function PricePreview({ typed }: { typed: PriceList }) {
  const id = useId();
  const business = useBusiness();
  const [store] = useState(createQuoteStore);
  const [shown, setShown] = useState(business);
  const checked = priceListSchema.safeParse(typed);
  if (checked.success && JSON.stringify(checked.data) !== JSON.stringify(shown.prices)) {
    const next = { ...business, prices: checked.data };
    setShown({ ...next, words: wordsOf(next) });
  }
  return (
    <section className="price-preview" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        Try it
      </h2>
      <p className="price-lead">
        {checked.success
          ? 'The calculator with the prices beside it.'
          : 'A price is missing or wrong: the calculator still has the ones before.'}
      </p>
      <BusinessProvider business={shown}>
        <QuoteWidget store={store} onBook={() => false} />
      </BusinessProvider>
    </section>
  );
}
