import form from '#ui/form/form.css?inline';
import { date, flag } from '#widgets/element/attributes.ts';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement, type ElementContract } from '#widgets/element/define-element.tsx';
import { QUOTE_BOOK_EVENT } from '#widgets/element/quote-handoff.ts';
import styles from './quote.css?inline';
import { createQuoteStore } from './quote.store.ts';
import { QuoteWidget } from './quote.tsx';
import type { QuoteStore, QuoteWidgetProps } from './quote.types.ts';

/**
 * A price for an inspection, calculated in the browser.
 *
 * @tag inspection-quote
 * @attr {string} option-ends - The last day of the buyer's option or inspection period, `2026-12-01`; handed to the
 *   calendar with the quote.
 * @attr {boolean} test - Test mode: everything works and is marked as a test; so is the booking page that
 *   it opens.
 * @prop {Metadata} metadata - Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner
 *   sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40
 *   lower-case letters, digits and hyphens, texts 200 characters.
 * @fires {CustomEvent<{ input: QuoteInput; result: QuoteResult; optionEnds?: string; test?: true }>}
 *   inspection-quote-calculate - A price is calculated.
 * @fires {CustomEvent<{ input: QuoteInput; result: QuoteResult; optionEnds?: string; metadata?: Metadata; test?: true }>}
 *   inspection-quote-book - (cancelable) The visitor wants to book; `preventDefault()` keeps the visitor
 *   on the page instead of opening the booking page.
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input or a list.
 * @csspart message - The hint or the error below a control.
 * @csspart button - Buttons and links that look like one.
 * @csspart price - The frame of the price.
 */
export const quoteElement = {
  tag: 'inspection-quote',
  component: QuoteWidget,
  createStore: createQuoteStore,
  styles: [form, styles],
  takesMetadata: true,
  attributes: { optionEnds: date(), test: flag() },
  events: {
    onCalculate: { name: 'inspection-quote-calculate' },
    onBook: { name: QUOTE_BOOK_EVENT, cancelable: true },
  },
} satisfies ElementContract<QuoteWidgetProps, QuoteStore>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<QuoteWidgetProps, QuoteStore>(quoteElement, source);
