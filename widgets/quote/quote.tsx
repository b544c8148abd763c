import { useState } from 'react';
import { useStore } from 'zustand';
import { firstTouch } from '#widgets/core/on-demand.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { createQuoteStore, type QuoteStore } from './quote.store.ts';
import { QuoteForm, quoteAnswer } from './quote-form.tsx';

export interface QuoteWidgetProps extends WidgetProps {
  store?: QuoteStore;
  /** Called with each price that was worked out. */
  onCalculate?: (quote: Quote) => void;
  /** Called when the visitor wants to book; answering false says that somebody takes it up. */
  onBook?: (quote: Quote) => boolean | undefined;
}

/** The instant quote calculator (spec §2 `/instant-quote`): a form, then a price in its place. */
export function QuoteWidget({ store: given, ...props }: QuoteWidgetProps) {
  const [store] = useState(() => given ?? createQuoteStore());
  const quote = useStore(store, (state) => state.quote);

  const ResultView = quoteAnswer.value?.QuoteResultView;

  return (
    <section
      className="ui-card quote"
      part="card"
      aria-label="Instant quote"
      {...firstTouch(quoteAnswer)}
    >
      {quote && ResultView ? (
        <ResultView store={store} quote={quote} {...props} />
      ) : (
        <QuoteForm store={store} onCalculate={props.onCalculate} />
      )}
      <LicenceLine />
    </section>
  );
}
