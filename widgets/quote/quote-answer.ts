import { calculateQuote } from '#domain/quote/quote.ts';
import { quoteInputFromForm, validateQuoteInput } from '#domain/quote/quote-input.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { Validated } from '#domain/validation/validate.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';

export { QuoteResultView } from './quote-result.tsx';

export const today = () => businessToday(new Date());

/** Prices what the form says, or tells every field that is wrong. */
export function quoteForm(form: HTMLFormElement): Validated<Quote> {
  const day = today();
  const checked = validateQuoteInput(quoteInputFromForm(new FormData(form)), day);
  if (!checked.ok) return checked;
  return {
    ok: true,
    value: { input: checked.value, result: calculateQuote(checked.value, day) },
  };
}
