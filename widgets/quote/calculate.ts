import type { Business } from '#domain/business/business.ts';
import { errorsByField } from '#ui/form/form-state.ts';
import type { QuoteState, QuoteStore, QuoteWidgetProps } from './quote.types.ts';
import { quoteLazy } from './quote-lazy.ts';

type PricingBusiness = Pick<Business, 'prices' | 'timeZone' | 'locale'>;

type CalculateOptions = {
  [Name in 'optionEnds' | 'test' | 'onCalculate']?: QuoteWidgetProps[Name] | undefined;
};

/** The fields that are always visible. */
const BASICS = ['propertyType', 'squareFootage'];

/**
 * Prices the home that `fields` describe by the list of `business`, and shows the result in place of the form, or the errors
 * at their fields. Does not reject: without the quote rules the form shows a message and keeps what
 * was entered.
 */
export async function calculate(
  store: QuoteStore,
  fields: Pick<FormData, 'get'>,
  business: PricingBusiness,
  { optionEnds, test, onCalculate }: CalculateOptions = {},
): Promise<void> {
  store.setState({ pending: true, failure: undefined });
  const rules = await quoteLazy.load().catch(() => undefined);
  if (!rules) return store.setState({ pending: false, failure: 'offline' });
  try {
    const answer = rules.priceHome(fields, business, optionEnds);
    if (!answer.ok) return refuse(store, errorsByField(answer.errors));
    const priced = { ...answer.value, ...(test && { test: true as const }) };
    store.setState({ quote: priced, errors: {}, moveFocus: true });
    onCalculate?.(priced);
  } catch (error) {
    console.error(error);
    store.setState({ failure: 'error' });
  } finally {
    store.setState({ pending: false });
  }
}

/** An error under "Refine" must not stay hidden. */
function refuse(store: QuoteStore, errors: QuoteState['errors']) {
  const hidden = Object.keys(errors).some((name) => !BASICS.includes(name));
  store.setState({ errors, ...(hidden && { refining: true }) });
}
