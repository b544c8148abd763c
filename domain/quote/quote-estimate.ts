import type { PriceList } from '#domain/business/price-list.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { propertyTypes } from './property-types.ts';
import { calculateQuote } from './quote.ts';
import { validateQuoteInput } from './quote-input.ts';

export interface QuoteEstimate {
  /** Whole dollars; the same for every property type. */
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
  const propertyType = chosen || propertyTypes[0];
  const checked = validateQuoteInput({ ...input, propertyType }, today);
  if (!checked.ok) return undefined;
  const { totalPrice, estimatedDuration } = calculateQuote(checked.value, today, prices);
  return {
    price: totalPrice,
    hours: chosen ? estimatedDuration.replace(' hours', ' h') : undefined,
  };
}
