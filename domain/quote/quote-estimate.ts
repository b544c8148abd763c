import type { PriceList } from '#domain/business/price-list.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { propertyTypes } from './property-types.ts';
import { calculateQuote } from './quote.ts';
import { validateQuoteInput } from './quote-input.ts';

export interface QuoteEstimate {
  /** Whole dollars; without a property type, the price of the cheapest type. */
  price: number;
  /** `3-3.5 h`; undefined without a property type, on which it depends. */
  hours: string | undefined;
}

/**
 * The price by `prices` for the answers given so far. Undefined if the size is
 * missing or a given answer is invalid. `input` is not validated.
 */
export function estimateQuote(
  input: Readonly<Record<string, unknown>>,
  today: CalendarDate,
  prices: PriceList,
): QuoteEstimate | undefined {
  const chosen = input['propertyType'];
  const types = chosen ? [chosen] : propertyTypes;
  const quotes = types.flatMap((propertyType) => {
    const checked = validateQuoteInput({ ...input, propertyType }, today);
    return checked.ok ? [calculateQuote(checked.value, today, prices)] : [];
  });
  const [first] = quotes;
  if (!first || quotes.length < types.length) return undefined;
  return {
    price: Math.min(...quotes.map(({ totalPrice }) => totalPrice)),
    hours: chosen ? first.estimatedDuration.replace(' hours', ' h') : undefined,
  };
}
