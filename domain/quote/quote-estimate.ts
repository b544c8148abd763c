import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { propertyTypes } from './property-types.ts';
import { calculateQuote } from './quote.ts';
import { validateQuoteInput } from './quote-input.ts';

export interface QuoteEstimate {
  /** Whole dollars; without a property type the price of the cheapest one. */
  price: number;
  /** `3-3.5 h`; undefined without a property type, on which it depends. */
  hours: string | undefined;
}

/**
 * The price of what a form says so far, by the rules of the quote. Undefined where an answer that is given
 * is not valid, or the size is missing: there is no price then. `input` is not validated.
 */
export function estimateQuote(
  input: Readonly<Record<string, unknown>>,
  today: CalendarDate,
): QuoteEstimate | undefined {
  const chosen = input['propertyType'];
  const types = chosen ? [chosen] : propertyTypes.map(({ value }) => value);
  const quotes = types.flatMap((propertyType) => {
    const checked = validateQuoteInput({ ...input, propertyType }, today);
    return checked.ok ? [calculateQuote(checked.value, today)] : [];
  });
  const [first] = quotes;
  if (!first || quotes.length < types.length) return undefined;
  return {
    price: Math.min(...quotes.map(({ totalPrice }) => totalPrice)),
    hours: chosen ? first.estimatedDuration.replace(' hours', ' h') : undefined,
  };
}
