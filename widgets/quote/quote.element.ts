import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import { QUOTE_BOOK_EVENT } from '#widgets/core/quote-handoff.ts';
import form from '#widgets/core/ui/form.css?inline';
import styles from './quote.css?inline';
import { createQuoteStore, type QuoteStore } from './quote.store.ts';
import { QuoteWidget, type QuoteWidgetProps } from './quote.tsx';

/**
 * A price for an inspection, worked out in the browser.
 *
 * @tag inspection-quote
 * @fires {CustomEvent<{ input: QuoteInput; result: QuoteResult }>} inspection-quote-calculate - A
 *   price is worked out.
 * @fires {CustomEvent<{ input: QuoteInput; result: QuoteResult }>} inspection-quote-book -
 *   (cancelable) The visitor wants to book; `preventDefault()` keeps the visitor on the page instead
 *   of opening the booking page.
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input or a list.
 * @csspart message - The hint or the mistake below a control.
 * @csspart button - Buttons and links that look like one.
 * @csspart price - The frame of the price.
 */
export const quoteElement = {
  tag: 'inspection-quote',
  component: QuoteWidget,
  createStore: createQuoteStore,
  styles: [form, styles],
  events: {
    onCalculate: { name: 'inspection-quote-calculate' },
    onBook: { name: QUOTE_BOOK_EVENT, cancelable: true },
  },
} satisfies ElementContract<QuoteWidgetProps, QuoteStore>;

defineElement<QuoteWidgetProps, QuoteStore>(quoteElement);
