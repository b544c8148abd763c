import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useBusiness } from '#ui/business.tsx';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { LicenseLine } from '#ui/license-line.tsx';
import { TestMark } from '#ui/test-mark.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import { calculate } from './calculate.ts';
import { createQuoteStore } from './quote.store.ts';
import type { QuoteWidgetProps } from './quote.types.ts';
import { QuoteForm } from './quote-form.tsx';
import { quoteLazy } from './quote-lazy.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

const preload = preloadOnInteraction(quoteLazy).onFocusCapture;

/** The instant quote calculator (spec §2 `/instant-quote`): a form, replaced by a price. */
export function QuoteWidget({
  store: given,
  optionEnds,
  test,
  onCalculate,
  ...links
}: QuoteWidgetProps) {
  const [store] = useState(() => given ?? createQuoteStore());
  const quote = useStore(store, (state) => state.quote);
  const sized = useStore(store, ({ values }) => !!values['squareFootage']);
  const business = useBusiness();
  const words = useWords(quoteWidgetWords);
  const lazy = useLazyChunk(quoteLazy);

  // A size may be present without input: given by the page, or typed before the scripts ran.
  useEffect(() => {
    if (sized) preload();
  }, [sized]);

  return (
    <section
      className="ui-card quote"
      part="card"
      aria-label={words.name}
      {...preloadOnInteraction(quoteLazy)}
    >
      {test ? <TestMark /> : null}
      {quote && lazy ? (
        <lazy.QuoteResultView store={store} quote={quote} {...links} />
      ) : (
        <QuoteForm
          store={store}
          optionEnds={optionEnds}
          onSubmit={(form) =>
            void calculate(store, new FormData(form), business, { optionEnds, test, onCalculate })
          }
          LivePrice={lazy?.LivePrice}
        />
      )}
      <LicenseLine />
    </section>
  );
}
