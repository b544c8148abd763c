import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { errorsByField } from '#ui/form/form-state.ts';
import { lazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import { TestMark } from '#ui/test-mark.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { createQuoteStore } from './quote.store.ts';
import type { QuoteState, QuoteWidgetProps } from './quote.types.ts';
import { QuoteForm } from './quote-form.tsx';

/** The quote rules and the result view: needed once the visitor begins to fill in the form. */
const quoteLazy = lazyChunk(() => import('./quote.lazy.tsx'));
const preload = preloadOnInteraction(quoteLazy).onFocusCapture;

/** The fields that are always shown. */
const BASICS = ['propertyType', 'squareFootage'];

/** The instant quote calculator (spec §2 `/instant-quote`): a form, then a price in its place. */
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
  const lazy = useLazyChunk(quoteLazy);

  // A size may be there without a touch: carried by the page, or typed before the scripts ran.
  useEffect(() => {
    if (sized) preload();
  }, [sized]);

  async function calculate(form: HTMLFormElement) {
    store.setState({ pending: true, offline: false });
    try {
      const answer = (await quoteLazy.load()).quoteForm(form, optionEnds);
      if (!answer.ok) return refuse(errorsByField(answer.errors));
      const priced = { ...answer.value, ...(test && { test: true as const }) };
      store.setState({ quote: priced, errors: {}, moveFocus: true });
      onCalculate?.(priced);
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ pending: false });
    }
  }

  /** A mistake under "Refine" is not left hidden there. */
  function refuse(errors: QuoteState['errors']) {
    const hidden = Object.keys(errors).some((name) => !BASICS.includes(name));
    store.setState({ errors, ...(hidden && { refining: true }) });
  }

  return (
    <section
      className="ui-card quote"
      part="card"
      aria-label="Instant quote"
      {...preloadOnInteraction(quoteLazy)}
    >
      {test ? <TestMark /> : null}
      {quote && lazy ? (
        <lazy.QuoteResultView store={store} quote={quote} {...links} />
      ) : (
        <QuoteForm
          store={store}
          optionEnds={optionEnds}
          onSubmit={calculate}
          LivePrice={lazy?.LivePrice}
        />
      )}
      <LicenceLine />
    </section>
  );
}
