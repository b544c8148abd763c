import { useState } from 'react';
import { useStore } from 'zustand';
import { errorsByField } from '#ui/form/form-state.ts';
import { lazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { createQuoteStore } from './quote.store.ts';
import type { QuoteWidgetProps } from './quote.types.ts';
import { QuoteForm } from './quote-form.tsx';

/** The quote rules and the result view: needed once the visitor asks for a price. */
const quoteLazy = lazyChunk(() => import('./quote.lazy.tsx'));

/** The instant quote calculator (spec §2 `/instant-quote`): a form, then a price in its place. */
export function QuoteWidget({ store: given, optionEnds, onCalculate, ...links }: QuoteWidgetProps) {
  const [store] = useState(() => given ?? createQuoteStore());
  const quote = useStore(store, (state) => state.quote);
  const lazy = useLazyChunk(quoteLazy);

  async function calculate(form: HTMLFormElement) {
    store.setState({ pending: true, offline: false });
    try {
      const answer = (await quoteLazy.load()).quoteForm(form, optionEnds);
      if (!answer.ok) return store.setState({ errors: errorsByField(answer.errors) });
      store.setState({ quote: answer.value, errors: {}, moveFocus: true });
      onCalculate?.(answer.value);
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ pending: false });
    }
  }

  return (
    <section
      className="ui-card quote"
      part="card"
      aria-label="Instant quote"
      {...preloadOnInteraction(quoteLazy)}
    >
      {quote && lazy ? (
        <lazy.QuoteResultView store={store} quote={quote} {...links} />
      ) : (
        <QuoteForm store={store} optionEnds={optionEnds} onSubmit={calculate} />
      )}
      <LicenceLine />
    </section>
  );
}
