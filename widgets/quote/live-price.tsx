import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lowestPrice } from '#domain/pricing/derived-prices.ts';
import { estimateQuote, type QuoteEstimate } from '#domain/quote/quote-estimate.ts';
import { quoteInputFromForm } from '#domain/quote/quote-input.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { useBusiness } from '#ui/business.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useWords } from '#ui/words.ts';
import { PriceBar } from './price-bar.tsx';
import { quoteResultWords } from './quote-result.words.ts';
import { useCountTo } from './use-count-to.ts';

/** Milliseconds without a change after which the price is announced, not at every key. */
const SETTLED = 1000;

/**
 * The price for the input so far. A partly typed number is not an error yet: the last price stays,
 * dimmed, until there is a new one.
 */
export function LivePrice({ values }: { values: FormState['values'] }) {
  const { prices, timeZone } = useBusiness();
  const words = useWords(quoteResultWords);
  const sized = !!values['squareFootage']?.trim();
  const current = sized
    ? estimateQuote(
        quoteInputFromForm({ get: (name) => values[name] ?? null }),
        businessToday(new Date(), timeZone),
        prices,
      )
    : undefined;
  const last = useRef<QuoteEstimate>(undefined);
  useLayoutEffect(() => {
    if (current || !sized) last.current = current;
  });

  const estimate = current ?? (sized ? last.current : undefined);
  const shown = useCountTo(estimate?.price ?? lowestPrice(prices));
  const note = estimate && (estimate.hours ? words.onSite(estimate.hours) : words.chooseType);
  return (
    <PriceBar
      price={shown}
      from={!estimate?.hours}
      held={!!estimate && !current}
      {...(note && { note })}
    >
      <Spoken text={current?.hours && words.soFar(current.price, note ?? '')} />
    </PriceBar>
  );
}

/** Announces `text` once it has stopped changing. */
function Spoken({ text = '' }: { text: string | undefined }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, SETTLED, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="ui-visually-hidden" aria-live="polite">
      {spoken}
    </span>
  );
}
